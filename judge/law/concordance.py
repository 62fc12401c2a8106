"""Which articles of two editions are one rule: what became of each article of the edition before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path

from judge.law.article import ARTICLE_NUMBER
from judge.law.table import line_of, read_table
from judge.messages import LANGUAGES, Language, Message, Mistake, message
from judge.place import RULES
from judge.value import value

FILE = "concordance.toml"
EARLIER = "earlier"
DROPPED = "dropped"

_KEYS = frozenset({"kind", "from", *LANGUAGES})


class ChangeKind(StrEnum):
    """What became of a rule from one edition to the next."""

    SAME = "same"
    """The same rule under the same number."""
    MOVED = "moved"
    """The same rule under another number."""
    REWORDED = "reworded"
    """The same rule, told otherwise: with more detail, or in a remark."""
    CHANGED = "changed"
    """Another rule in the place of the old one."""
    SPLIT = "split"
    """A part of an article that became several."""
    MERGED = "merged"
    """Several articles that became one."""
    NEW = "new"
    DROPPED = "dropped"


ONE_RULE = frozenset({ChangeKind.SAME, ChangeKind.MOVED})
"""The kinds by which two articles are one rule; its words are the same in both editions."""

_KINDS = {
    False: tuple(one.value for one in ChangeKind if one is not ChangeKind.DROPPED),
    True: (ChangeKind.DROPPED.value,),
}
"""Those that an article can have, and one of the edition before that has no successor."""


@value(frozen=True, slots=True)
class ArticleChange:
    """What became of a rule.

    Arguments:
        kind: what kind of change it is.
        earlier: the numbers of its articles in the edition before; none where it is new.
        summary: what changed, in a line, per language; empty where nothing is to be told.
    """

    kind: ChangeKind
    earlier: tuple[str, ...]
    summary: Mapping[Language, str]


@value(frozen=True, slots=False)
class Concordance:
    """An edition beside the one before.

    Arguments:
        earlier: the edition before.
        changes: what each article of the edition comes from, by its number.
        dropped: the articles of the edition before that have no successor, by their number there.
    """

    earlier: str
    changes: Mapping[str, ArticleChange]
    dropped: Mapping[str, ArticleChange]

    def successors(self, number: str) -> tuple[str, ...]:
        """The articles that come from one of the edition before, in the order of the book; none if it was dropped."""
        return tuple(later for later, change in self.changes.items() if number in change.earlier)

    def follows(self, earlier: str, later: str) -> bool:
        """Whether an article or section holds something of an article or section of the edition before.

        Arguments:
            earlier: the number of the one before.
            later: the number of the one that may follow it.
        """
        return any(
            _within(number, later) and any(_within(one, earlier) for one in change.earlier)
            for number, change in self.changes.items()
        )


def read_concordance(path: Path, name: str) -> tuple[Concordance, list[Mistake]]:
    """Read what an edition makes of the one before.

    Arguments:
        path: the file, TOML: ``earlier``, the edition before; a table for each article with its ``kind``, its numbers
            there (``from``) and, if there is something to tell, ``en`` and ``fr``; the same for each article of the
            edition before that has no successor, such as ``[dropped."2.1.c"]``.
        name: how mistakes name it.
    """
    table, source, mistakes = read_table(path, name)
    earlier = table.get(EARLIER)
    if not mistakes and not isinstance(earlier, str):
        said = message("“{key}” is no text; write it", key=EARLIER)
        mistakes.append(Mistake(name, line_of(EARLIER, source), said))
    found: dict[str, dict[str, ArticleChange]] = {"": {}, DROPPED: {}}
    dropped = table.get(DROPPED, {})
    for group, rows in (("", table), (DROPPED, dropped if isinstance(dropped, dict) else {})):
        for number, row in rows.items():
            if not group and number in (EARLIER, DROPPED):
                continue
            faults = list(_faults(number, row, group == DROPPED))
            place = f'{group}."{number}"' if group else number
            mistakes += (Mistake(name, line_of(place, source), fault) for fault in faults)
            if not faults:
                summary: dict[Language, str] = {one: row[one] for one in LANGUAGES if one in row}
                found[group][number] = ArticleChange(ChangeKind(row["kind"]), tuple(row.get("from", ())), summary)
    return Concordance(str(earlier or ""), found[""], found[DROPPED]), mistakes


def _within(number: str, place: str) -> bool:
    return number == place or number.startswith(f"{place}.")


@cache
def concordance(edition: str) -> Concordance | None:
    """What an edition that the project holds makes of the one before; None for the first one.

    Raises:
        ValueError: its file has mistakes; the text says all of them.
    """
    path = RULES / edition / FILE
    if not path.exists():
        return None
    found, mistakes = read_concordance(path, f"{edition}/{FILE}")
    if mistakes:
        raise ValueError("\n".join(mistake.say() for mistake in mistakes))
    return found


def _faults(number: str, row: object, dropped: bool) -> Iterator[Message]:
    if not ARTICLE_NUMBER.fullmatch(number):
        yield message("“{number}” is no article number; write one such as 2.1.c", number=number[:40])
    if not isinstance(row, dict):
        yield message("{number} is no table; write its kind and the articles that it comes from", number=number)
        return
    for key in sorted(row.keys() - _KEYS):
        yield message("unknown key “{key}”", key=key)
    kind, earlier = row.get("kind"), row.get("from", [])
    kinds = _KINDS[dropped]
    if kind not in kinds:
        yield message("{number} has no kind of change; write one of {kinds}", number=number, kinds=", ".join(kinds))
    elif not isinstance(earlier, list) or not all(isinstance(one, str) for one in earlier):
        yield message("“{key}” is no list of texts; write it in square brackets", key="from")
    elif not _count_fits(ChangeKind(kind), number, earlier):
        yield message("{number} does not come from these articles if it is “{kind}”", number=number, kind=kind)
    elif kind not in ONE_RULE and not set(LANGUAGES) & set(row):
        yield message("{number} is “{kind}” and does not say what changed; write en and fr", number=number, kind=kind)
    texts = [row[language] for language in LANGUAGES if language in row]
    if len(texts) == 1 or not all(isinstance(text, str) and text.strip() for text in texts):
        yield message("{number} needs its line in both languages or in none; write en and fr", number=number)


def _count_fits(kind: ChangeKind, number: str, earlier: list[str]) -> bool:
    match kind:
        case ChangeKind.NEW | ChangeKind.DROPPED:
            return not earlier
        case ChangeKind.SAME:
            return earlier == [number]
        case ChangeKind.MOVED:
            return len(earlier) == 1 and earlier != [number]
        case ChangeKind.MERGED:
            return len(earlier) > 1
        case _:
            return bool(earlier)
