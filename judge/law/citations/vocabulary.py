"""Chapter 7: verbs and keywords.

The file is long because it is one list: a law for every verb, keyword and descriptor that decides something.
"""

from __future__ import annotations

from judge.law.citations.law import law

SPELL_SPEAKS_OF_ITSELF = law(
    "SPELL_SPEAKS_OF_ITSELF",
    "7.2.1.b",
    en="means that Spell while it is in Limbo",
    fr="ce Sort tant qu’il est dans les Limbes",
    without_en="“I” in the text of a Spell means nothing.",
    without_fr="« Je » dans le texte d’un Sort ne désigne rien.",
)
QUICK_ACTION_FOLLOWS_ITSELF = law(
    "QUICK_ACTION_FOLLOWS_ITSELF",
    "7.2.1.c",
    en="follows it to the new object",
    fr="le suit et désigne le nouvel objet",
    without_en="A quick action that moves its own object loses it.",
    without_fr="Une action rapide qui déplace son propre objet le perd.",
)
EMBLEM_SPEAKS_OF_ITS_MAKER = law(
    "EMBLEM_SPEAKS_OF_ITS_MAKER",
    "7.2.1.d",
    en="means the object that created that emblem",
    fr="désigne l’objet qui a créé cet Emblème",
    without_en="“I” in a Reaction means the emblem that is being played.",
    without_fr="« Je » dans une Réaction désigne l’emblème que l’on joue.",
)
ACTIVATE = law(
    "ACTIVATE",
    "7.3.1.b",
    en="activates it although no event matched its",
    fr="l’active sans qu’un évènement ait correspondu",
    without_en="An effect that activates a reaction does nothing.",
    without_fr="Un effet qui active une réaction ne fait rien.",
)
ACTIVATED_BY_BEARER = law(
    "ACTIVATED_BY_BEARER",
    "7.3.1.c",
    en="the object that has the reaction makes",
    fr="c’est l’objet qui possède la réaction qui crée",
    without_en="The object whose effect activates a reaction makes the emblem, and “I” means that object.",
    without_fr="C’est l’objet dont l’effet active la réaction qui crée l’emblème, et « je » le désigne.",
)
CANNOT_BE_ACTIVATED = law(
    "CANNOT_BE_ACTIVATED",
    "7.3.1.d",
    en="be activated by an effect either",
    fr="non plus être activée par un effet",
    without_en="An effect activates even a reaction that “cannot activate”.",
    without_fr="Un effet active même une réaction qui « ne peut pas s’activer ».",
)
AFTER_YOU = law(
    "AFTER_YOU",
    "7.3.2.a",
    en="ends the current turn as soon as",
    fr="met fin au tour en cours dès",
    without_en="“After You” does nothing, and the turn goes on.",
    without_fr="« Après vous » ne fait rien, et le tour continue.",
)
AFTER_YOU_IS_NO_PASS = law(
    "AFTER_YOU_IS_NO_PASS",
    "7.3.2.b",
    en="by “After You” is not a pass",
    fr="n’est pas un tour où l’on passe",
    without_en="A player whose turn ends by “After You” has passed.",
    without_fr="Un joueur dont le tour finit par « Après vous » a passé.",
)
CREATE = law(
    "CREATE",
    "7.3.3.a",
    en="put a Character token that is new",
    fr="un jeton Personnage qui n’existait pas",
    without_en="An effect that creates tokens puts nothing in the Expedition zone.",
    without_fr="Un effet qui crée des jetons ne met rien dans la zone d’Expédition.",
)
DISCARD = law(
    "DISCARD",
    "7.3.4.a",
    en="To discard a card or an object",
    fr="Pour défausser une carte ou un objet",
    without_en="A discarded object stays where it is.",
    without_fr="Un objet défaussé reste où il est.",
)
DRAW_CARDS = law(
    "DRAW_CARDS",
    "7.3.5.a",
    en="the top X cards of their own Deck",
    fr="X cartes du dessus de son propre Deck",
    without_en="A player who draws gets no card.",
    without_fr="Un joueur qui pioche ne reçoit aucune carte.",
    summaries=("7.3.5.b",),
)
GAIN_COUNTERS = law(
    "GAIN_COUNTERS",
    "7.3.7.a",
    en="put X counters of this name on it",
    fr="on met sur lui X compteurs de ce",
    without_en="An object that gains counters has no more than before.",
    without_fr="Un objet qui gagne des compteurs n’en a pas plus qu’avant.",
    summaries=("2.5.e",),
)
GAIN_STATUS = law(
    "GAIN_STATUS",
    "7.3.8.a",
    en="has that status from then on",
    fr="a ce statut à partir de ce moment",
    without_en="An object that gains a status does not have it.",
    without_fr="Un objet qui gagne un statut ne l’a pas.",
    summaries=("7.3.6.a",),
)
STATUS_NOT_TWICE = law(
    "STATUS_NOT_TWICE",
    "7.3.8.b",
    en="An Exhausted object therefore cannot be",
    fr="objet Épuisé ne peut donc pas être",
    without_en="An object can gain a status that it already has.",
    without_fr="Un objet peut gagner un statut qu’il a déjà.",
    summaries=("2.4.1.d",),
)
LOSE_STATUS = law(
    "LOSE_STATUS",
    "7.3.9.a",
    en="that loses a status no longer has it",
    fr="qui perd un statut n’a plus ce statut",
    without_en="An object that loses a status keeps it.",
    without_fr="Un objet qui perd un statut le garde.",
    summaries=("7.3.12.a",),
)
STATUS_NOT_LACKED = law(
    "STATUS_NOT_LACKED",
    "7.3.9.b",
    en="No object loses a status",
    fr="Aucun objet ne perd un statut",
    without_en="An object can lose a status that it does not have.",
    without_fr="Un objet peut perdre un statut qu’il n’a pas.",
    summaries=("7.3.12.b", "2.4.1.e"),
)
ROLL = law(
    "ROLL",
    "7.3.13.a",
    en="roll a fair six-sided die",
    fr="un dé à six faces non truqué",
    without_en="No die is rolled, and nothing that needs its result happens.",
    without_fr="Aucun dé n’est lancé, et rien de ce qui a besoin du résultat ne se produit.",
    summaries=("1.1.7.d",),
)
RESULT_SEEN_FIRST = law(
    "RESULT_SEEN_FIRST",
    "7.3.13.b",
    en="the player sees the results first",
    fr="le joueur voit d’abord les résultats",
    without_en="A player decides what changes a result before it is seen.",
    without_fr="Un joueur décide de ce qui change un résultat avant de le voir.",
)
FREE = law(
    "FREE",
    "7.3.14.a",
    en="without the part in which its cost",
    fr="la partie où l’on calcule son coût",
    without_en="A card played for free costs what it costs at other times.",
    without_fr="Une carte jouée gratuitement coûte ce qu’elle coûte d’ordinaire.",
)
MOVE_BACKWARD = law(
    "MOVE_BACKWARD",
    "7.3.10.a",
    en="that moves backward goes back one region",
    fr="qui recule revient en arrière d’une Région",
    without_en="An expedition that moves backward stays where it is.",
    without_fr="Une expédition qui recule reste où elle est.",
)
NOT_BEYOND_START = law(
    "NOT_BEYOND_START",
    "7.3.10.b",
    en="On the region where it started, or in",
    fr="Sur sa Région de départ, ou dans",
    without_en="An expedition can move backward beyond the region where it started.",
    without_fr="Une expédition peut reculer au-delà de sa Région de départ.",
)
MOVE_FORWARD = law(
    "MOVE_FORWARD",
    "7.3.11.a",
    en="that moves forward advances one region",
    fr="qui avance progresse d’une Région",
    without_en="An expedition that moves forward stays where it is.",
    without_fr="Une expédition qui avance reste où elle est.",
)
TUMULT_TURNED_UP = law(
    "TUMULT_TURNED_UP",
    "7.3.11.b",
    en="is first turned face-up",
    fr="on retourne d’abord face visible toute",
    without_en="A Tumult card stays face down when an expedition enters it.",
    without_fr="Une carte Tumulte reste face cachée quand une expédition y entre.",
)
PUT = law(
    "PUT",
    "7.3.15.a",
    en="To put a card or an object in",
    fr="Pour mettre une carte ou un objet dans",
    without_en="What is put, returned or sent somewhere stays where it is.",
    without_fr="Ce qui est mis, renvoyé ou envoyé quelque part reste où il est.",
    summaries=("7.3.17.a", "7.3.17.c", "7.3.20.a"),
)
RESUPPLY = law(
    "RESUPPLY",
    "7.3.16.a",
    en="moves the top card of their Deck",
    fr="déplace la carte du dessus de son Deck",
    without_en="Resupplying moves no card.",
    without_fr="Ravitailler ne déplace aucune carte.",
)
SABOTAGE = law(
    "SABOTAGE",
    "7.3.18.a",
    en="targets up to one card in a Reserve",
    fr="cible jusqu’à une carte d’une Réserve",
    without_en="Sabotage discards nothing.",
    without_fr="Saboter ne défausse rien.",
)
SACRIFICE = law(
    "SACRIFICE",
    "7.3.19.a",
    en="discards an object in play that they control",
    fr="défausse un objet en jeu qu’il contrôle",
    without_en="A sacrificed object stays in play.",
    without_fr="Un objet sacrifié reste en jeu.",
)
STILL_SACRIFICED = law(
    "STILL_SACRIFICED",
    "7.3.19.b",
    en="it still was sacrificed",
    fr="il a tout de même été sacrifié",
    without_en="What goes elsewhere than to the Discard pile was not sacrificed.",
    without_fr="Ce qui va ailleurs que dans la Défausse n’a pas été sacrifié.",
)
SPEND = law(
    "SPEND",
    "7.3.21.a",
    en="remove X counters of this name from it",
    fr="on retire de lui X compteurs de ce",
    without_en="Counters that are spent stay on their object.",
    without_fr="Les compteurs dépensés restent sur leur objet.",
    summaries=("7.3.21.b", "2.5.g"),
)
SWITCH = law(
    "SWITCH",
    "7.3.22.a",
    en="sent from one expedition of a player to",
    fr="est envoyé d’une Expédition d’un joueur dans",
    without_en="An object that switches expeditions stays where it is.",
    without_fr="Un objet qui change d’Expédition reste où il est.",
)
SWITCH_WITHIN_ZONE = law(
    "SWITCH_WITHIN_ZONE",
    "7.3.22.b",
    en="It neither leaves nor joins the Expedition zone",
    fr="zone d’Expédition et ne la rejoint pas",
    without_en="A Character that switches leaves the Expedition zone and joins it anew, as a new object.",
    without_fr="Un Personnage qui change d’Expédition quitte la zone d’Expédition et la rejoint, comme nouvel objet.",
    summaries=("3.2.4.d", "7.5.8.c", "7.5.9.c"),
)
DEFENDER = law(
    "DEFENDER",
    "7.4.1.b",
    en="with a Defender in it cannot move forward",
    fr="où se trouve un Défenseur ne peut pas",
    without_en="A Defender does not keep its expedition from moving forward.",
    without_fr="Un Défenseur n’empêche pas son Expédition d’avancer.",
)
DEFENDER_FAILS = law(
    "DEFENDER_FAILS",
    "7.4.1.c",
    en="such an expedition always “fails",
    fr="une telle Expédition échoue toujours",
    without_en="An expedition that a Defender holds back does not “fail to move forward”.",
    without_fr="Une Expédition retenue par un Défenseur n’échoue pas à avancer.",
)
DEFENDER_EVERY_REASON = law(
    "DEFENDER_EVERY_REASON",
    "7.4.1.d",
    en="every reason to move forward during Dusk",
    fr="toute raison d’avancer au Crépuscule",
    without_en="A Defender holds its expedition back in Progress only.",
    without_fr="Un Défenseur ne retient son Expédition que lors de Progresser.",
)
ETERNAL = law(
    "ETERNAL",
    "7.4.2.b",
    en="does not send a Character with Eternal",
    fr="n’envoie pas dans la Réserve un Personnage avec",
    without_en="Rest sends a Character with Eternal to the Reserve.",
    without_fr="Le Repos envoie en Réserve un Personnage Éternel.",
)
GIGANTIC_IN_BOTH = law(
    "GIGANTIC_IN_BOTH",
    "7.4.3.b",
    en="is present in both expeditions of its controller",
    fr="est présent dans les deux Expéditions",
    without_en="A Gigantic Character is present only where its card lies.",
    without_fr="Un Personnage Gigantesque n’est présent que là où se trouve sa carte.",
)
GIGANTIC_IN_ONE_PLACE = law(
    "GIGANTIC_IN_ONE_PLACE",
    "7.4.3.c",
    en="played or created in just one of them",
    fr="dans une seule d’entre elles",
    without_en="The player of a Gigantic Character does not choose where its card lies: it is the Hero Expedition.",
    without_fr="Le joueur d’un Personnage Gigantesque ne choisit pas où va sa carte : c’est l’Expédition du Héros.",
)
GIGANTIC_TRIGGERS_ONCE = law(
    "GIGANTIC_TRIGGERS_ONCE",
    "7.4.3.d",
    en="once each, not once per expedition",
    fr="et non une fois par Expédition",
    without_en="The Reactions of a Gigantic Character to its own arrival are activated once per expedition.",
    without_fr="Les Réactions d’un Personnage Gigantesque à sa propre arrivée sont activées une fois par Expédition.",
)
GIGANTIC_COUNTS_IN_BOTH = law(
    "GIGANTIC_COUNTS_IN_BOTH",
    "7.4.3.e",
    en="Its statistics count in each",
    fr="Ses statistiques comptent dans chacune",
    without_en="The statistics of a Gigantic Character count only where its card lies.",
    without_fr="Les statistiques d’un Personnage Gigantesque ne comptent que là où se trouve sa carte.",
)
GIGANTIC_ITS_EXPEDITION = law(
    "GIGANTIC_ITS_EXPEDITION",
    "7.4.3.f",
    en="each of its controller’s two expeditions is meant",
    fr="il s’agit de chacune des deux Expéditions",
    without_en="“Its expedition” means only the one in which the card of a Gigantic Character lies.",
    without_fr="« Son Expédition » ne désigne que celle où se trouve la carte d’un Personnage Gigantesque.",
)
GIGANTIC_NO_OTHER_EXPEDITION = law(
    "GIGANTIC_NO_OTHER_EXPEDITION",
    "7.4.3.g",
    en="the other expedition of its controller, no expedition",
    fr="il ne s’agit d’aucune Expédition",
    without_en="A Gigantic Character has an “other expedition”, that in which its card does not lie.",
    without_fr="Un Personnage Gigantesque a une « autre Expédition », celle où sa carte n’est pas.",
)
GIGANTIC_FACED_BY_BOTH = law(
    "GIGANTIC_FACED_BY_BOTH",
    "7.4.3.h",
    en="faces it, both facing expeditions are meant",
    fr="il s’agit des deux Expéditions d’en face",
    without_en="Only the expedition across from its card faces a Gigantic Character.",
    without_fr="Seule l’Expédition en face de sa carte fait face à un Personnage Gigantesque.",
)
GIGANTIC_TWICE_IN_ARENA = law(
    "GIGANTIC_TWICE_IN_ARENA",
    "7.4.3.i",
    en="In tie-breakers its statistics count twice",
    fr="ses statistiques comptent deux fois",
    without_en="In tie-breakers a Gigantic Character counts once, like any other.",
    without_fr="Pendant les départages, un Personnage Gigantesque compte une fois, comme les autres.",
)
GIGANTIC_SWITCHES = law(
    "GIGANTIC_SWITCHES",
    "7.4.3.j",
    en="neither leaves nor joins an expedition",
    fr="ne quitte ni ne rejoint aucune Expédition",
    without_en="A Gigantic Character that switches expeditions leaves one and joins the other.",
    without_fr="Un Personnage Gigantesque qui change d’Expédition en quitte une et rejoint l’autre.",
)
GIGANTIC_LOST = law(
    "GIGANTIC_LOST",
    "7.4.3.k",
    en="If it loses Gigantic, it stays",
    fr="S’il perd Gigantesque, il reste",
    without_en="A Character that loses Gigantic stays in the expedition in which its card did not lie.",
    without_fr="Un Personnage qui perd Gigantesque reste dans l’Expédition où sa carte n’était pas.",
)
LANDMARK_JOINS = law(
    "LANDMARK_JOINS",
    "7.1.1.a",
    en="join the Expedition zone or the Landmark zone",
    fr="rejoins la zone d’Expédition ou la zone",
    without_en="{J} means the Expedition zone alone, so that of a Landmark is not activated.",
    without_fr="{J} ne désigne que la zone d’Expédition : celui d’un Repère n’est pas activé.",
)
SEASONED = law(
    "SEASONED",
    "7.4.4.b",
    en="it keeps its boosts",
    fr="il garde ses boosts",
    without_en="A Character with Seasoned loses its boosts on its way to the Reserve.",
    without_fr="Un Personnage Aguerri perd ses boosts en allant en Réserve.",
)
SEASONED_AS_IT_LEAVES = law(
    "SEASONED_AS_IT_LEAVES",
    "7.4.4.c",
    en="leaves the Expedition zone must have Seasoned",
    fr="qui quitte la zone d’Expédition qui doit avoir",
    without_en="Only a card that has Seasoned in the Reserve too keeps its boosts.",
    without_fr="Seule une carte qui a aussi Aguerri dans la Réserve garde ses boosts.",
)
TOUGH = law(
    "TOUGH",
    "7.4.5.c",
    en="an opposing object with Tough X costs X",
    fr="un objet adverse avec Coriace X coûte X",
    without_en="Targeting an opposing Tough object costs nothing more.",
    without_fr="Cibler un objet adverse Coriace ne coûte rien de plus.",
)
IS_PLAYED = law(
    "IS_PLAYED",
    "7.5.10.a",
    en="in the event in which, once resolved",
    fr="dans l’évènement où, une fois résolue",
    without_en="A card is played as soon as it goes to Limbo.",
    without_fr="Une carte est jouée dès qu’elle va dans les Limbes.",
)
AHEAD = law(
    "AHEAD",
    "7.5.2.a",
    en="An expedition is ahead if",
    fr="Une Expédition est en avance si",
    without_en="No expedition is ever ahead.",
    without_fr="Aucune Expédition n’est jamais en avance.",
)
BEHIND = law(
    "BEHIND",
    "7.5.2.b",
    en="An expedition is behind if",
    fr="Une Expédition est en retard si",
    without_en="No expedition is ever behind.",
    without_fr="Aucune Expédition n’est jamais en retard.",
)
TIED = law(
    "TIED",
    "7.5.2.c",
    en="Two facing expeditions are tied if",
    fr="sont à égalité si elles sont",
    without_en="No expeditions are ever tied.",
    without_fr="Aucune Expédition n’est jamais à égalité.",
)
EXPEDITION_IN_TERRAIN = law(
    "EXPEDITION_IN_TERRAIN",
    "7.5.7.a",
    en="if its counter is on a region",
    fr="si son compteur est sur une Région",
    without_en="No expedition is ever in a terrain.",
    without_fr="Aucune Expédition n’est jamais dans un terrain.",
)
CHARACTER_IN_TERRAIN = law(
    "CHARACTER_IN_TERRAIN",
    "7.5.7.b",
    en="if one of its expeditions is",
    fr="si l’une de ses Expéditions l’est",
    without_en="No Character is ever in a terrain.",
    without_fr="Aucun Personnage n’est jamais dans un terrain.",
)
OWNER_OF_CARD = law(
    "OWNER_OF_CARD",
    "7.5.1.a",
    en="whose deck it was in when",
    fr="dont le Deck la contenait au",
    without_en="A card belongs to the player who controls it.",
    without_fr="Une carte appartient au joueur qui la contrôle.",
    summaries=("1.1.3.c",),
)
OWNER_OF_TOKEN = law(
    "OWNER_OF_TOKEN",
    "7.5.1.b",
    en="the player who created it",
    fr="est le joueur qui l’a créé",
    without_en="A token belongs to the player in whose expedition it appears.",
    without_fr="Un jeton appartient au joueur dans l’expédition duquel il apparaît.",
)
CONTROL = law(
    "CONTROL",
    "7.5.4.a",
    en="controls the objects in their expeditions",
    fr="contrôle les objets de ses Expéditions",
    without_en="A player controls what they own, in whosever expedition it is.",
    without_fr="Un joueur contrôle ce qui lui appartient, dans quelque expédition que ce soit.",
)
RESERVE_NOT_CONTROLLED = law(
    "RESERVE_NOT_CONTROLLED",
    "7.5.4.b",
    en="controls the objects in a Reserve",
    fr="Personne ne contrôle les objets",
    without_en="A player controls the objects in their Reserve.",
    without_fr="Un joueur contrôle les objets de sa Réserve.",
)
JOINS = law(
    "JOINS",
    "7.5.8.a",
    en="it was not there before the",
    fr="s’il n’y était pas avant",
    without_en="What an effect puts somewhere does not join it; a switch joins “your Expeditions”.",
    without_fr="Ce qu’un effet met quelque part ne l’a pas rejoint ; changer, c’est rejoindre « vos Expéditions ».",
)
TOKEN_JOINS = law(
    "TOKEN_JOINS",
    "7.5.8.b",
    en="joins the zone and the expedition",
    fr="rejoint la zone et l’Expédition",
    without_en="A token that is created joins nothing.",
    without_fr="Un jeton créé ne rejoint rien.",
)
LEAVES = law(
    "LEAVES",
    "7.5.9.a",
    en="it was there before the event",
    fr="s’il y était avant l’évènement",
    without_en="What is neither discarded nor sacrificed leaves no zone; a switch leaves “your Expeditions”.",
    without_fr="Un objet ne quitte une zone que défaussé ou sacrifié ; changer, c’est quitter « vos Expéditions ».",
)
TOKEN_LEAVES = law(
    "TOKEN_LEAVES",
    "7.5.9.b",
    en="has left the zone where it",
    fr="a quitté la zone où il",
    without_en="A token that ceases to exist has left nothing.",
    without_fr="Un jeton qui cesse d’exister n’a rien quitté.",
)
