"""The scenarios: which there are, and one of them played step by step, law by law."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from threading import Lock

from flask import Response, jsonify, make_response, render_template, request, url_for
from flask_babel import gettext
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

from judge.law.book import book, editions
from judge.messages import Language
from judge.site.card_links import CardLinks
from judge.site.errors import NoPage, shortened
from judge.site.language import spoken
from judge.site.limits import spend
from judge.site.markdown import render
from judge.site.page_cache import cached_page
from judge.site.rule_words import rule_links, rules_root
from judge.site.rulings import comparison_of, linked, linked_by, ruling_on, rulings_of
from judge.site.scenario_list import pages
from judge.site.setting import setting
from judge.site.symbols import aloud, inline
from judge.site.vocabulary import Links
from judge.telling.marked import board_at
from judge.telling.view import Story

ROOM = 48_000_000
"""How many bytes the kept pages of scenarios may take, packed; a page takes some ten thousand."""

_writing = Lock()
"""These are long pages: one at a time is written, so that whoever searches shares the processor with one at most."""


@pages.get("/<language:language>/scenarios/<scenario:path>")
@cached_page(ROOM)
def scenario(language: Language, path: str) -> str | BaseResponse:
    """One scenario; ``?step=`` chooses the step whose board is drawn, ``?why=`` asks for the ruling on it too.

    ``?idle=`` asks why an ability did nothing, ``?thing=`` what has become of a card; ``?edition=`` chooses one of the
    editions that the scenario names.

    A page whose rulings, or whose comparison, could not be made in time is not kept.
    """
    story = story_of(path, language, request.args)
    law = book(story.edition) if story.edition in editions() else book(setting().played)
    cards = CardLinks(story.faces, language)
    links = replace(rule_links(law, language), cards=cards)
    why = bool(request.args.get("why"))
    place_typed = {"step": request.args["why"]} if why else request.args
    chosen = chosen_step(place_typed, len(story.steps), min(len(story.steps), 1))
    editions_named, edition = _editions(path, language), edition_asked(path, language, story)
    rulings = rulings_of(path, language, story.seat, edition)
    comparable = not story.seat and story.verdict != "unreadable"
    compared = comparison_of(path, language) if comparable else None
    idle = _chosen(request.args, "idle", rulings.idle)
    thing = _chosen(request.args, "thing", rulings.things)
    form = story.form_of(chosen)
    steps, place = form.own_steps, chosen - form.own_steps[0].number + 1 if chosen else 0
    with _writing:
        page = render_template(
            "scenarios/scenario.html",
            book=law,
            story=story,
            plain=aloud(story.summary or story.title, language),
            form=form,
            count=len(steps),
            chosen=chosen,
            place=place,
            at_step=why or "step" in request.args,
            why=why,
            answer=ruling_on(path, chosen, language, story.seat, edition=edition) if why and chosen else None,
            rulings=rulings.forms,
            idle=rulings.idle,
            idle_chosen=idle,
            idle_answer=ruling_on(path, idle, language, story.seat, "idle", edition) if idle else None,
            things=rulings.things,
            thing_chosen=thing,
            thing_answer=ruling_on(path, thing, language, story.seat, "thing", edition) if thing else None,
            ruled=lambda text: linked(text, law, language, cards),
            ruled_by=linked_by(law.edition, language, cards),
            editions_named=editions_named,
            edition_asked=edition,
            compared=compared,
            roots={one: rules_root(book(one), language) for one in compared.editions} if compared else {},
            step=steps[place - 1] if place else None,
            board=board_at(form, place),
            cards=cards,
            root=rules_root(law, language),
            teach=lambda text: render(text, links, own=False),
            note_words=lambda text: _note(text, law.edition, language, links.root, links.sheet),
            symbols=cards.linked,
            unlinked=lambda text: inline(text, language, links.sheet),
            known=law,
            edition_known=law.edition == story.edition,
        )
    return page if rulings.forms and (compared or not comparable) else make_response(page)


@lru_cache(maxsize=1024)
def _note(text: str, edition: str, language: Language, root: str, sheet: str) -> Markup:
    """A note of the rule book; the same few stand on many pages."""
    return render(text, Links(book(edition), language, root, sheet, terms=False))


@pages.get("/<language:language>/scenarios/<scenario:path>.json")
def scenario_data(language: Language, path: str) -> Response:
    """One scenario as data, as ``judge run --json`` prints it, and what another edition says of it."""
    story = story_of(path, language, request.args)
    rulings = rulings_of(path, language, story.seat, edition_asked(path, language, story))
    compared = None if story.seat or story.verdict == "unreadable" else comparison_of(path, language)
    return jsonify(
        {
            **rulings.told_with(story.data()),
            "editions": list(_editions(path, language)),
            "compared": compared.data() if compared else None,
        }
    )


def story_of(path: str, language: Language, arguments: Mapping[str, str]) -> Story:
    """A scenario as it is seen from the judge's seat, or from the player's that the address names, by an edition.

    Arguments:
        arguments: what stands behind the question mark of the address.

    Raises:
        Missing: there is no such scenario, no such player, or it is not of that edition.
    """
    shelf, seat = setting().shelf, arguments.get("seat", "")
    if path not in shelf:
        close = difflib.get_close_matches(path[:100], shelf.paths, n=4, cutoff=0.4)
        raise NoPage(
            gettext("There is no scenario “%(path)s”.", path=shortened(path)),
            [(shelf.heading(found, language).title, url_for("scenarios.scenario", path=found)) for found in close]
            or [(gettext("All scenarios"), url_for("scenarios.listing"))],
        )
    story = shelf.story(path, language)
    if not seat:
        return _by_edition(story, arguments)
    if seat not in story.seats:
        raise NoPage(
            gettext("Nobody called “%(name)s” sits at this table.", name=shortened(seat)),
            [(name, url_for("scenarios.scenario", path=path, seat=name)) for name in story.seats],
        )
    spend()
    return _by_edition(shelf.story(path, language, seat), arguments)


def edition_asked(path: str, language: Language, story: Story) -> str | None:
    """The edition by which a scenario is told; None for the one that it names first."""
    return story.edition if story.edition != _editions(path, language)[0] else None


def _editions(path: str, language: Language) -> tuple[str, ...]:
    """The editions by which a scenario is told."""
    story = setting().shelf.story(path, language)
    return (story.edition, *(one.edition for one in story.elsewhere))


def _by_edition(story: Story, arguments: Mapping[str, str]) -> Story:
    """A scenario as the edition rules it that the address names, or the one that it names first."""
    typed = arguments.get("edition", "")
    found = story.by(typed) if typed else story
    if found is None:
        raise NoPage(
            gettext("This scenario does not say what edition “%(edition)s” makes of it.", edition=shortened(typed)),
            [
                (book(one.edition).title[spoken()], f"{request.path}?edition={one.edition}")
                for one in (story, *story.elsewhere)
                if one.edition in editions()
            ],
        )
    return found


def chosen_step(arguments: Mapping[str, str], count: int, otherwise: int) -> int:
    """The number of the step that the address names.

    Arguments:
        arguments: what stands behind the question mark of the address.
        count: how many steps there are.
        otherwise: the step where it names none.

    Raises:
        Missing: there is no such step.
    """
    typed = arguments.get("step", "")[:6]
    if not typed:
        return otherwise
    if not (typed.isascii() and typed.isdigit()) or not 0 <= int(typed) <= count:
        raise NoPage(
            gettext("This scenario has no step “%(step)s”.", step=shortened(typed)),
            [(gettext("The first step"), f"{request.path}?step=1")] if count else [],
        )
    return int(typed)


def _chosen(arguments: Mapping[str, str], name: str, offered: Sequence[Sequence[str]]) -> int:
    """What is offered beside the steps and the address asks about, from 1; 0 where it asks about nothing of the kind.

    Arguments:
        arguments: what stands behind the question mark of the address.
        name: the name of the kind there.
        offered: what is offered of it, of each form.

    Raises:
        Missing: there is no such thing.
    """
    typed = arguments.get(name, "")[:6]
    if not typed:
        return 0
    if not (typed.isascii() and typed.isdigit()) or not 1 <= int(typed) <= sum(map(len, offered)):
        raise NoPage(
            gettext("This scenario has nothing with the number “%(number)s” to ask about.", number=shortened(typed)),
            [(gettext("The scenario"), request.path)],
        )
    return int(typed)
