"""The format of scenario files, told whole from the tables by which they are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from judge.cards.language.words import COUNTERS, FACTIONS, PHASES, RARITIES, STATUSES, TERRAINS, TOKENS
from judge.editions import PLAYED
from judge.game.state.adventure import TUMULT_CARDS
from judge.law.citation import cite
from judge.law.laws import objects, playing, vocabulary
from judge.law.laws.law import Law
from judge.messages import LANGUAGES, Language, Message, message
from judge.scenario.about import ABOUT
from judge.scenario.asked import AS_ABOVE
from judge.scenario.card_bullets import BULLETS as CARD_BULLETS
from judge.scenario.card_words import COUNTER_WORDS, OTHER_WORDS, STATUS_WORDS
from judge.scenario.form import NOT_ALLOWED, OPEN
from judge.scenario.headings import SECTIONS, under
from judge.scenario.labels import OUTCOME, PLAYER, TABLE, Bullet
from judge.scenario.situation import FORMATS, PARTS
from judge.telling.format_parts import Both, Chapter, FormatEntry
from judge.wording.slots import EXAMPLES
from judge.wording.table import Sentence, sentence, sentences

PLAYERS = ("Lithium", "Ninette")
"""The players of the examples."""

USES: Mapping[str, tuple[Message, Message]] = {
    "move": (
        message("Moves"),
        message(
            "A numbered line under the moves is what a player does or chooses; the number itself is not read. A line "
            "answers the question that the game puts at this moment; where it puts none that leaves a choice, no line "
            "is needed. Cards and tokens of one name are numbered as the board lists them, those of hidden zones last, "
            "and keep their number: “Red #2” is the second Red. What the table has in [brackets] tells equal Reactions "
            "apart and may be left out. “3 times” at the end repeats a line."
        ),
    ),
    "trace": (
        message("What follows a move"),
        message(
            "A bullet under a move must happen, in this order; other things may happen between. The articles in "
            "brackets must be among those that decide it."
        ),
    ),
    "refusal": (
        message("Why something is not allowed"),
        message("The program gives these reasons. A file writes “not allowed” with the articles under the move."),
    ),
    "condition": (
        message("What is so of an object"),
        message("A bullet under a move says what is so after it."),
    ),
    "coming": (
        message("What comes next"),
        message(
            "A bullet under a move or in the outcome, or the last numbered line, says whose turn it is then, for whom "
            "the game waits, or which phase it is."
        ),
    ),
    "not_activated": (
        message("What is not activated"),
        message("A bullet under a move says which Reaction the move has not activated."),
    ),
    "sight": (
        message("What a player knows"),
        message("A bullet under a move says what a player can see or count after it."),
    ),
}
"""Of each use of sentences, its title and what is to be known of it."""

OTHERS = (message("Other sentences"), message("These sentences are read as well."))


def chapters(edition: str) -> tuple[Chapter, ...]:
    """The whole format, in the order of a file."""
    return tuple(_chapters(edition))


def data(language: Language, edition: str) -> dict[str, Any]:
    """The whole format as JSON data.

    Arguments:
        language: the language of titles and explanations; what can be written is in both.
    """
    return {
        "language": language,
        "chapters": [
            {
                "key": chapter.key,
                "title": chapter.title.say(language),
                "text": chapter.words.say(language),
                "entries": [entry.data() for entry in chapter.entries],
            }
            for chapter in chapters(edition)
        ],
    }


TITLE = message("How a scenario file is written")
LEAD = message(
    "A scenario is a text file in Markdown, in UTF-8. Four marks have a meaning: headings part it, numbered lines are "
    "moves, bullets are facts, and quotes are what the teacher says; all else is prose for people. Each line is in "
    "English or in French, whatever the others are in, and names cards in either language."
)
"""What the whole begins with."""


def _chapters(edition: str) -> Iterator[Chapter]:
    yield Chapter(
        "head",
        message("The title, and what the file says of itself"),
        message(
            "One language is enough for a title; two are parted by “ / ”. Bullets before the first section name the "
            "edition of the rules (else it is 1.0), or several with commas, the topics, what an exploration finds."
        ),
        (_entry("title", {"en": "# Title / Titre", "fr": "# Titre"}), *_of(ABOUT)),
    )
    yield Chapter(
        "sections",
        message("Headings"),
        message(
            "Under the board and the outcome, and there alone, a heading of three marks names a player. Under “But if” "
            "stands a twin: the same board with other facts, played by the same moves or by its own, and expecting the "
            "same outcome or its own. Under an edition stands what it makes of the form above, where that differs: "
            "other moves, another outcome or question. A file is held to all editions that it names. Articles in "
            "brackets are those of the first; in another they stand for their counterparts, unless others are typed "
            "for it behind its number. Under the heading of an edition they are its own."
        ),
        (
            *(
                _entry(key, {language: f"## {name}" for language, name in names.items()})
                for key, names in SECTIONS.items()
            ),
            _entry("player", dict.fromkeys(LANGUAGES, f"### {PLAYERS[0]}")),
            _entry("twin", {"en": "## But if there is no mana", "fr": "## Mais si le mana manque"}),
            *(_entry("under", {one: f"## {words}" for one, words in under(edition).items()}) for edition in PLAYED[1:]),
        ),
    )
    yield Chapter(
        "teacher",
        message("The teacher"),
        message("A quote that starts with EN or FR is said before the first move, or under a move; one is enough."),
        (_entry("quote", {"en": "> EN What happens now?", "fr": "> FR Que se passe-t-il\u00a0?"}),),
    )
    yield Chapter(
        "cards",
        message("Cards of the file’s own"),
        message(
            "Under the section of cards, a heading of three marks names a card, in one language or in both, and "
            "bullets say what is printed on it. Its text can stand in either language, or in both, which must then say "
            "the same."
        ),
        tuple(_of(CARD_BULLETS)),
    )
    yield Chapter(
        "table",
        message("The board: facts of the table"),
        message(
            "They stand above both players. What a board does not say has a default: it is the Afternoon of the first "
            "day, the player named first is the first player, the Tumult cards lie face up, the expeditions stand at "
            "their start, and every zone is empty."
        ),
        tuple(map(_bullet, TABLE)),
    )
    yield Chapter(
        "player",
        message("The board and the outcome: facts of a player"),
        message(
            "They stand under the player’s name. Cards are parted by “;”, as names hold commas. A number before a card "
            "means so many; “3 cards” are cards that nobody names. “(rare)” or “(rare, Ordis)” behind a name means "
            "another version than the common one; the id of a card always works."
        ),
        tuple(map(_bullet, PLAYER)),
    )
    yield Chapter(
        "words",
        message("Words behind a card"),
        message(
            "They follow the name of a card, each after a comma. On a board they say what the card bears; an outcome "
            "is held against them, and can also deny any status and any counters."
        ),
        (*_of(STATUS_WORDS), *_of(COUNTER_WORDS), *_of(OTHER_WORDS)),
    )
    yield Chapter(
        "outcome",
        message("The outcome: facts of its own"),
        message("All facts of a board can be written in an outcome, where they must be so at the end; and these."),
        tuple(map(_bullet, OUTCOME)),
    )
    for use, said in groupby(sentences(), key=lambda one: one.use):
        title, words = USES.get(use, OTHERS)
        yield Chapter(use, title, words, tuple(map(_sentence, said)))
    yield Chapter(
        "marks",
        message("Marks under a move"),
        message(
            "Under any move, also under several in a row: it is not allowed, or the rules do not settle it; the "
            "articles in brackets are the evidence."
        ),
        (
            FormatEntry(
                "not_allowed",
                {"en": NOT_ALLOWED[:1], "fr": NOT_ALLOWED[1:]},
                _with_law(NOT_ALLOWED, playing.ILLEGAL_DECLARATION, edition),
            ),
            FormatEntry("open", {"en": OPEN[:1], "fr": OPEN[1:]}, _with_law(OPEN, objects.TOKEN_CEASES, edition)),
        ),
    )
    yield Chapter(
        "ruling",
        message("The ruling: what is asked"),
        message(
            "One bullet under this heading asks what the form is about: something that happens or is so, as under a "
            "move; one of its moves; or a fact of the end, with its player before it. Two articles in brackets at most "
            "decide the answer, the one to be read out first before the other. A twin has a question of its own, or is "
            "asked what the main form is asked. Without this heading it is asked what the last move comes to."
        ),
        tuple(_asked(edition)),
    )
    yield Chapter(
        "gaps",
        message("What stands in the gaps"),
        message(
            "Braces in a sentence are a gap, filled with such a word; the words of an effect stand in quotes, and it "
            "does not matter which of its bullets, inner quotation marks, full stops and braces around a number are "
            "written."
        ),
        tuple(_entry(f"{{{slot}}}", both) for slot, both in sorted({**EXAMPLES, "player": _same(PLAYERS[0])}.items())),
    )
    yield Chapter(
        "names",
        message("Words of the game"),
        message("Statuses, counters, phases and their parts, terrains, Tumult cards, tokens, rarities and factions."),
        tuple(_names()),
    )


def _asked(edition: str) -> Iterator[FormatEntry]:
    """What a form can be asked, with the articles that decide."""
    given = {"player": PLAYERS[0]}
    for use, key, law in (("trace", "draws", vocabulary.DRAW_CARDS), ("move", "play", playing.ILLEGAL_DECLARATION)):
        said = {one: f"- {sentence(use, key).example(given, one)} [{cite(law, edition).article}]" for one in LANGUAGES}
        yield _entry(use, said)
    yield _entry("fact", {"en": f"- {PLAYERS[0]}: Hand: empty", "fr": f"- {PLAYERS[0]}\u00a0: Main\u00a0: vide"})
    yield _entry("as above", {language: f"- {words}" for language, words in AS_ABOVE.items()})


def _names() -> Iterator[FormatEntry]:
    """Every word of a closed list of the game."""
    yield from (_adjective(f"status {one}", word) for one, word in STATUSES.items())
    yield from (_entry(f"counter {one}", {"en": one, "fr": french}) for one, french in COUNTERS.items())
    yield from (_entry(f"phase {one}", {lang: noun.say(lang) for lang in LANGUAGES}) for one, noun in PHASES.items())
    yield from (_entry(f"part {part}", names) for parts in PARTS.values() for part, names in parts.items())
    yield from (
        _entry(f"terrain {one}", {lang: noun.say(lang) for lang in LANGUAGES}) for one, noun in TERRAINS.items()
    )
    yield from (_entry(f"tumult {one.name}", _same(one.name)) for one in TUMULT_CARDS)
    yield from (_entry(f"token {one}", {lang: noun.say(lang) for lang in LANGUAGES}) for one, noun in TOKENS.items())
    yield from (_adjective(f"rarity {one}", word) for one, word in RARITIES.items())
    yield from (_entry(f"faction {one}", _same(name)) for one, name in FACTIONS.items())
    yield from (_entry(f"format {one}", names) for one, names in FORMATS.items())


def _adjective(key: str, word: Any) -> FormatEntry:
    return FormatEntry(key, {one: word.forms(one) for one in LANGUAGES}, {one: word.say(one) for one in LANGUAGES})


def _same(words: str) -> Both:
    return dict.fromkeys(LANGUAGES, words)


def _with_law(words: tuple[str, ...], law: Law, edition: str) -> Both:
    """A mark with an article as its evidence; its first word is English, its second French."""
    return {
        language: f"- {word} [{cite(law, edition).article}]" for language, word in zip(LANGUAGES, words, strict=False)
    }


def _entry(key: str, both: Both) -> FormatEntry:
    return FormatEntry(key, {language: (both[language],) for language in LANGUAGES}, both)


def _of(table: Mapping[Any, Both]) -> Iterable[FormatEntry]:
    return (_entry(str(key), both) for key, both in table.items())


def _bullet(bullet: Bullet) -> FormatEntry:
    colon = {"en": ": …", "fr": "\u00a0: …"} if bullet.labelled else _same("")
    forms = {one: tuple(f"{form}{colon[one]}" for form in bullet.forms[one]) for one in LANGUAGES}
    return FormatEntry(bullet.key, forms, bullet.example)


def _sentence(one: Sentence) -> FormatEntry:
    given = {"player": PLAYERS[0], "other": PLAYERS[1]}
    example = {language: one.example(given, language) for language in LANGUAGES}
    return FormatEntry(one.key, one.singular, example)
