"""From a player's seat nothing is told that this player does not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from shipped import FILES, ShippedScenario

from judge.editions import rules_of
from judge.game.state.knowledge import knows
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS
from judge.scenario.file import read_bytes, read_file
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement, judge
from judge.site import create_app
from judge.telling import text
from judge.telling.seat import announced
from judge.telling.story import UnknownSeat, tell_story

ENOUGH = 20
"""How many pages and data are looked at."""

ENDS = ("", ".json")
"""How the addresses of a page and of its data end."""

SECRETS = """# Kappa and Red / Kappa et Red

- Rules: 1.0
- Topics: Kappa
- Thèmes : Kappa

> EN Lithium holds Kappa and draws Haven Trainee.
> FR Lithium tient Kappa et pioche Aspirant de Havre.

## Board

- Phase: Night

### Lithium

- Hand: Kappa
- Mana zone: Red
- Deck, top to bottom: Haven Trainee; Ordis Trooper; Anubis

### Ninette

- Hand: Kodama
- Deck, top to bottom: Ozma; Ordis Cadets

## Play

1. the game goes on until Noon
2. Ninette keeps their Hand
3. Lithium puts Kappa in the Mana zone

   > EN Kappa is an Orb now, beside Red.
   > FR Kappa est désormais un Orbe, à côté de Red.

## Outcome

### Lithium

- Hand: Haven Trainee; Ordis Trooper
"""


def judged(source: str = SECRETS) -> Judgement:
    return judge(read_bytes(source.encode(), "secrets.md"))


def told(judgement: Judgement, language: Language, seat: str) -> str:
    story = tell_story(judgement, language, seat)
    return repr(story) + json.dumps(story.data()) + "\n".join(line for _, line in text.lines(story, language))


def named(name: str, words: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_sees_everything(language: Language) -> None:
    words = told(judged(), language, "")
    assert all(named(name, words) for name in ("Kappa", "Red", "Kodama"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_sees_their_own_hand_and_orbs(language: Language) -> None:
    words = told(judged(), language, "Lithium")
    assert named("Kappa", words) and named("Red", words)
    assert not any(named(name, words) for name in ("Kodama", "Ozma", "Ordis Cadets", "Anubis"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_other_player_holds_draws_and_lays_face_down_has_no_name(language: Language) -> None:
    words = told(judged(), language, "ninette")
    names = ("Kappa", "Red", "Haven Trainee", "Aspirant de Havre", "Ordis Trooper", "Anubis")
    assert not any(named(name, words) for name in names)
    assert named("Kodama", words) and named("Ozma", words)
    move = {"en": "Lithium puts a card in the Mana zone", "fr": "Lithium met une carte dans la zone de Mana"}
    assert move[language] in words


def test_a_mistake_lets_nothing_out() -> None:
    judgement = judged(SECRETS.replace("- Hand: Haven Trainee; Ordis Trooper", "- Hand: empty"))
    assert judgement.verdict == "differs"
    assert "Haven Trainee" in told(judgement, "en", "")
    assert "Haven Trainee" not in told(judgement, "en", "Ninette")


def test_a_mistake_lets_out_no_second_copy_of_a_card_that_is_known_elsewhere() -> None:
    source = SECRETS.replace("- Hand: Kodama", "- Hand: Kodama; Haven Trainee")
    judgement = judged(source.replace("- Hand: Haven Trainee; Ordis Trooper", "- Hand: empty"))
    assert any("Haven Trainee" in one.message for one in tell_story(judgement, "en", "").mistakes)
    assert not any("Haven Trainee" in one.message for one in tell_story(judgement, "en", "Ninette").mistakes)


def test_a_board_that_cannot_be_read_has_no_seats() -> None:
    with pytest.raises(UnknownSeat) as error:
        tell_story(judged(SECRETS.replace("Kodama", "Kodam")), "en", "Ninette")
    assert "leave out the seat" in error.value.message.say()


def test_somebody_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(UnknownSeat) as error:
        tell_story(judged(), "en", "Nobody")
    assert "Lithium, Ninette" in error.value.message.say()


def secrets(performance: Performance, player: int) -> Iterator[str]:
    """The names of the cards that a player never comes to know in a run."""
    states = [performance.start, performance.state]
    states += [happening.state for played in performance.played for happening in played.happenings]
    cards = {one for state in states for one in state.objects.in_order if one.base.card}
    known = {
        one.base.card
        for state in states
        for one in state.objects.in_order
        if knows(state, player, one, rules_of("1.0"))
    }
    known |= {one.base.card for played in performance.played if (one := announced(played)) is not None}
    for one in cards:
        if one.base.card not in known:
            yield from {performance.names.of_object(one, language) for language in LANGUAGES}


def test_no_form_of_a_scenario_names_from_a_seat_what_is_never_known_there(shipped: ShippedScenario) -> None:
    judgement = shipped.judgement
    if judgement.performance is None:
        return
    for player, (name, language) in enumerate(zip(judgement.performance.names.players, LANGUAGES, strict=True)):
        story = tell_story(judgement, language, name)
        for form, judged in zip(story.forms, (judgement, *judgement.twins), strict=True):
            assert judged.performance is not None
            words = repr(replace(form, twins=(), changed=(), faces=(), elsewhere=()))
            assert not [secret for secret in secrets(judged.performance, player) if named(secret, words)]
        runs = [one.performance for one in (judgement, *judgement.twins) if one.performance is not None]
        hidden = set.intersection(*({*secrets(run, player)} for run in runs))
        assert hidden.isdisjoint({face.name for face in story.faces})


@cache
def hiding() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Scenarios by their addresses, players, and what a player never comes to know there: enough of them."""
    found: list[tuple[str, str, frozenset[str]]] = []
    for path in FILES:
        if len(found) * len(ENDS) > ENOUGH:
            break
        judgement = judge(read_file(path))
        if judgement.performance is None:
            continue
        performances = [one.performance for one in (judgement, *judgement.twins) if one.performance is not None]
        for player, name in enumerate(judgement.performance.names.players):
            hidden = frozenset.intersection(*(frozenset(secrets(performance, player)) for performance in performances))
            if hidden:
                found.append((path.relative_to(SCENARIOS).with_suffix("").as_posix(), name, hidden))
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_its_data_let_nothing_out(language: Language) -> None:
    client = create_app().test_client()
    assert hiding()
    for address, name, hidden in hiding():
        for end in ENDS:
            page = client.get(f"/{language}/scenarios/{address}{end}", query_string={"seat": name}).text
            assert not [secret for secret in hidden if named(secret, page)], (address, name)
