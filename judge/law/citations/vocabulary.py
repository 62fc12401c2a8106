"""Chapter 7: verbs and keywords."""

from __future__ import annotations

from judge.law.citations.law import law

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
)
GAIN_COUNTERS = law(
    "GAIN_COUNTERS",
    "7.3.7.a",
    en="put that many of them on it",
    fr="on en met autant sur lui",
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
)
LOSE_STATUS = law(
    "LOSE_STATUS",
    "7.3.9.a",
    en="that loses a status no longer has it",
    fr="qui perd un statut n’a plus ce statut",
    without_en="An object that loses a status keeps it.",
    without_fr="Un objet qui perd un statut le garde.",
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
SEASONED = law(
    "SEASONED",
    "7.4.4.b",
    en="it keeps its boosts",
    fr="il garde ses boosts",
    without_en="A Character with Seasoned loses its boosts on its way to the Reserve.",
    without_fr="Un Personnage Aguerri perd ses boosts en allant en Réserve.",
)
TOUGH = law(
    "TOUGH",
    "7.4.5.c",
    en="an opposing object with Tough X costs X",
    fr="un objet adverse avec Coriace X coûte X",
    without_en="Targeting an opposing Tough object costs nothing more.",
    without_fr="Cibler un objet adverse Coriace ne coûte rien de plus.",
)
