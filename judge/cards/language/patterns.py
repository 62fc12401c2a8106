"""The terminals of the grammars that a pattern finds, made from the tables of words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.cards.language import counted_there, destinations, places, verbs, words
from judge.cards.language.amounts import OR_MORE, ORDINALS
from judge.cards.language.regexes import any_of
from judge.cards.language.token_names import TOKEN_NAME
from judge.game.ability import Where
from judge.messages import Language

BEFALLING = ("defect", "gain", "lose", "switch")
"""Verbs of what befalls objects; "or" before one of them parts two of these, not two nouns or statuses."""

NO_ACTS = (*BEFALLING, "aim", "cost", "give", "have", "join")
"""Verbs that begin no act behind "or": "target" begins a noun phrase too, and cards do not cost by order."""


def counter_names(language: Language) -> dict[str, str]:
    """What the counters of cards are called, and their English name."""
    return {said: name for name, said in words.counter_names(language).items()}


def _ordinals(language: Language) -> list[str]:
    return [text for said in ORDINALS.values() for text in said[language]]


def _other_counter(language: Language) -> str:
    """A name of counters that no card has: one word with a capital."""
    word = f"(?!(?i:boosts?)(?!\\w)){words.COUNTER_NAME}"
    return f"{word}(?= +counters?(?!\\w))" if language == "en" else f"{word}(?!\\w)"


def _token_name(language: Language) -> str:
    """What tokens are called that cards create, and any name beside the statistics of one."""
    known = any_of(noun.say(language, many) for noun in words.TOKENS.values() for many in (False, True))
    nouns = [noun.say(language, many) for noun in words.SUBTYPES.values() for many in (False, True)]
    borne = [form for one in (*words.STATUSES.values(), *words.KEYWORDS.values()) for form in one.forms(language)]
    kinds = any_of((*nouns, *borne))
    part = f"(?!{kinds}(?!\\w)){TOKEN_NAME}"
    name = f"{part}(?: {part})*"
    if language == "en":
        return rf"{known}|{name}(?= +\d+/\d+/\d+)"
    return rf"{known}|(?<=\d/\d/\d ){name}(?: de {part})?|{name}(?= +\d+/\d+/\d+)"


def patterns(language: Language) -> dict[str, tuple[str, str]]:
    """Terminals that are no lists of words: how they are found, and a sample."""
    statuses = "|".join(re.escape(form) for adjective in words.STATUSES.values() for form in adjective.forms(language))
    numbers = "|".join(words.NUMBERS["en"])
    infinitives = "|".join(forms[language][verbs.VerbForm.BARE].casefold() for forms in verbs.VERBS.values())
    befalling = "|".join(form for name in BEFALLING for form in verbs.written(name, language))
    either = "or" if language == "en" else "ou"
    joint = "or|and" if language == "en" else "ou|et"
    also = "and" if language == "en" else "et"
    and_yet = " and yet" if language == "en" else ", et encore"
    return {
        **(
            {"AIM": (f"(?i:targets?)(?= (?:an?|another|up to|any number of|{numbers}) )", "target")}
            if language == "en"
            else {}
        ),
        "AS_ORB": (
            f"(?:{any_of(said for orb in destinations.AS_ORBS.values() for said in orb[language])})(?! +(?i:resupply))",
            destinations.AS_ORBS[True][language][0],
        ),
        "COUNTER": (f"{any_of(counter_names(language))}|{_other_counter(language)}", "Kelon"),
        "TOKEN_NAME": (_token_name(language), "Booda"),
        **counted_there.found(language),
        "NUMBER": (r"[1-9]\d?(?!\d)", "1"),
        "IS_READY": (
            (r"(?i:ready)(?= +Mana Orbs?(?!\w))", "ready")
            if language == "en"
            else (r"(?i:redressés?)(?!\w)", "redressés")
        ),
        "RAW_TOKEN": (r"[A-Z]+(?:_[A-Z]+)+", "MANA_MOTH"),
        "X_PLUS": (r"X[+-][1-9]", "X+1"),
        "RAISED": (r"\+(?P<raised>[1-9])/\+(?P=raised)/\+(?P=raised)", "+1/+1/+1"),
        "STATISTICS": (r"\d+/\d+/\d+", "1/1/1"),
        "_DASH": ("[—–-]", "—"),
        "_COMMA_STATUS": (f",(?=(?: *(?i:{statuses}),)* *(?i:{statuses}) +(?i:{joint})(?!\\w))", ","),
        "AND_STATUS": (f"{also}(?= +(?i:{statuses})(?!\\w))", also),
        **(
            {
                "_THE_OTHERS": (f"(?i:les autres)(?= *[.,]| +(?:{_places_to()}))", "les autres"),
                "_BY": (r"(?i:de)(?= *\{)", "de"),
                "LEADS": (
                    f"(?:{any_of(said for one in places.LEADS.values() for said in one['fr'])})(?= +au moins)",
                    places.LEADS[Where.MINE]["fr"][0],
                ),
                "OR_MORE": (rf"(?:{any_of(said['fr'] for said in OR_MORE.values())})(?=\W|$)", "ou plus"),
                "IT_MANY": (f"(?i:les)(?= +(?:{infinitives})(?!\\w))", "les"),
            }
            if language == "fr"
            else {}
        ),
        "_AND_OBJECT": (
            (r"(?i:and)(?= +(?:target|another target|each|all|up to) )", "and")
            if language == "en"
            else (r"(?i:et)(?= +(?:un|une|chaque|jusqu'à|tous|toutes) )", "et")
        ),
        "_AND_GROUP": (
            (rf"(?i:and)(?= +(?:all|each) {_without(befalling)}\.)", "and")
            if language == "en"
            else (rf"(?i:et)(?= +(?:tous les|toutes les|chaque) {_without(befalling)}\.)", "et")
        ),
        "_AND_IF": (_joint(also, language), f"{also} {'if' if language == 'en' else 'si'}"),
        "_OR_IF": (_joint(either, language), f"{either} {'if' if language == 'en' else 'si'}"),
        "_OR_ELSE": (
            f"(?i:{'or' if language == 'en' else 'ou(?: je)?'})(?= +(?:{befalling})(?!\\w))",
            "or" if language == "en" else "ou",
        ),
        "_ON_A": (
            (r"(?i:on an?(?: result of| roll of)?)(?= *\d)", "on a")
            if language == "en"
            else (r"(?i:sur(?: un(?: résultat de| jet de)?)?)(?= *\d)", "sur")
        ),
        "_OR_SO_MANY": (_or_so_many(language), f", {either}"),
        "_OR_WHEN": (_or_when(language), f"{either} {'when' if language == 'en' else 'lorsque'}"),
        "_AND_AT": (
            (r"(?i:and|or)(?= +at )", "and") if language == "en" else (r"(?i:et|ou)(?= +(?:au|à|le|la) )", "et")
        ),
        "_OR_ACT": (f"(?i:{either})(?= +(?:{_acts(language)}))", either),
        "_OR_CLAUSE": (
            f"{_after_noun(language)}(?i:{either})(?= +(?:{_subjects(language)})[^.,—:•]* (?:{befalling})(?!\\w))",
            either,
        ),
        **({"_WITH_ONE": (r"(?i:with)(?= +an? +[A-Z])", "with")} if language == "en" else {}),
        "_THEN_GAINS": (
            (r"(?i:, then)(?= +(?:gains|loses) )", ", then")
            if language == "en"
            else (r"(?i:, puis)(?= +(?:gagne|perd) )", ", puis")
        ),
        "_UP_TO_PER": (
            (r"(?i:, up to)(?= +\w+(?: +per activation|[.,]))", ", up to")
            if language == "en"
            else (r"(?i:, jusqu'à)(?= +\w+(?: +par activation|[.,]))", ", jusqu'à")
        ),
        "_THE_NTH": (rf"(?i:l[ea])(?= +(?:{any_of(_ordinals(language))}))", "le"),
        "AND_HEAD": (_and_head(language), f"{also} les" if language == "fr" else also),
        "_AND_CLAUSE": (f"(?i:{also})(?= +(?:{_clauses(language)}))", also),
        "_COMMA_AND_YET": (f",(?=(?:[^.,—]|,(?= *(?i:{statuses})(?!\\w)))*(?i:{and_yet}) )", ","),
    }


def _places_to() -> str:
    """Where the other cards go, so that "les autres" begins no longer phrase."""
    return any_of(text for said in destinations.DESTINATIONS.values() for text in said["fr"])


BEGINNINGS: Mapping[Language, str] = {
    "en": (
        "I'm|I am|I have|you control|you have|you've|there are|there is|there's|it's|it is|it has"
        "|an opponent controls|an opponent has|my Expedition is|one of your Expeditions is"
    ),
    "fr": "vous contrôlez|vous avez|il y a|un adversaire contrôle|un adversaire a|mon Expédition est|c'est",
}
"""How a condition begins that stands behind "and" or "or"."""


def _without(befalling: str) -> str:
    """The rest of a sentence in which nothing is said to befall anything."""
    return rf"(?:(?! (?:{befalling})(?!\w))[^.,:•—])*"


def _joint(word: str, language: Language) -> str:
    """ "and", or "or", between two conditions: "if" stands behind it, or the second one follows up to a comma."""
    again = "if" if language == "en" else r"si|s'(?=ils?(?!\w))|que|qu'(?=ils?(?!\w)|une?(?!\w))"
    then = "then" if language == "en" else "puis"
    goes_on = rf"(?= +(?:{BEGINNINGS[language]})(?!\w)[^.,:—•]*(?:,(?! {then})| —))"
    return rf"(?i:{word} (?:{again})(?:(?<=')|(?!\w))|{word}{goes_on})"


def _or_so_many(language: Language) -> str:
    """ ", or 2 boosts if ...": as many instead, of what is counted before."""
    several = "|".join(words.NUMBERS[language][1:])
    either, condition = (", or", "if ") if language == "en" else (", ou", "s(?:i |')")
    return f"(?i:{either})(?= +(?:\\d+|{several})(?: \\w+){{0,2}} {condition})"


def _or_when(language: Language) -> str:
    """ "or" between two triggers: "when" stands behind it, or what begins a trigger and no noun of the one before."""
    if language == "en":
        players = "you|I|I'm|my Expedition|one of your Expeditions|an opponent|your opponent|a player"
        return rf"(?i:or(?: (?:when|whenever)(?!\w)|(?= +(?:{players}) [^.,:•—]*—)))"
    players = "vous|je|mon Expédition|l'une de vos Expéditions|un adversaire|votre adversaire|un joueur"
    return rf"(?i:ou(?: (?:(?:lorsque|que)(?!\w)|lorsqu'|qu')|(?= +(?:{players}) [^.,:•—]*—)))"


def _and_head(language: Language) -> str:
    """ "and" between two nouns that do something together: "each Animal and Adventurer gains 1 boost"."""
    nouns = (noun for table in (words.TYPES, words.SUBTYPES) for noun in table.values())
    heads = any_of(noun.say(language, many) for noun in nouns for many in (False, True))
    and_the = "and" if language == "en" else "et(?: les| des| chaque)"
    done = "gains?|loses?|are|have|switch(?:es)?" if language == "en" else "gagnent?|perdent?|sont|ont|changent?"
    among = "you control" if language == "en" else "que vous contrôlez"
    return f"(?i:{and_the})(?= +(?:{heads})(?:[^.,—:•]* (?:{done}) | {among}\\.))"


def _acts(language: Language) -> str:
    """How acts begin: by an order, or by what somebody may do."""
    done = (forms[language] for name, forms in verbs.VERBS.items() if name not in NO_ACTS)
    return any_of(forms[form] for forms in done for form in (verbs.VerbForm.ORDER, verbs.VerbForm.BARE))


def _after_noun(language: Language) -> str:
    """Not straight behind a noun with "target" or "un": "target Animal or target Plant" is one noun phrase."""
    nouns = [noun for table in (words.TYPES, words.SUBTYPES) for noun in table.values()]
    if language == "en":
        said = sorted({f"target {noun.say(language, False)} " for noun in nouns})
    else:
        alone = {f"{'une' if noun.feminine else 'un'} {noun.say(language, False)} " for noun in nouns}
        said = sorted(alone | {f"{noun.say(language, False)} ciblé{'e' * noun.feminine} " for noun in nouns})
    return "".join(f"(?<!(?i:{re.escape(one)}))" for one in said)


def _subjects(language: Language) -> str:
    """How clauses begin that say what befalls an object."""
    return any_of(
        ("I", "it", "each", "target", "another target")
        if language == "en"
        else ("je", "il", "elle", "chaque", "un", "une")
    )


def _clauses(language: Language) -> str:
    """How clauses begin that have a subject of their own: an Expedition, or "we both"."""
    expeditions = (said for named in places.EXPEDITIONS.values() for said in named[language])
    both = (
        ("we both", "we each")
        if language == "en"
        else tuple(f"nous {do} {all_}" for do in ("gagnons", "changeons") for all_ in ("tous", "chacun"))
    )
    return any_of((*expeditions, *both))
