"""What a chat shows of a link that was pasted into it: the board as a picture, drawn once and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace
from threading import Lock

from flask import Blueprint, Response, current_app, make_response, request, url_for
from flask_babel import gettext

from judge.bounds.pool import bounded
from judge.cards.collection import Collection
from judge.cards.printed import Printed
from judge.cards.store import stamp
from judge.desk import answers
from judge.law.book import book, editions
from judge.messages import Language, Message
from judge.school.course import course
from judge.site.errors import NoPage
from judge.site.language import spoken
from judge.site.limits import spend
from judge.site.rulings import rulings_of
from judge.site.scenarios import chosen_step, edition_asked, story_of
from judge.site.setting import setting
from judge.site.symbols import abilities_aloud, aloud
from judge.telling.card_face import card_face
from judge.telling.marked import board_at
from judge.telling.picture.board import BoardPicture, draw_board
from judge.telling.picture.card import draw_card
from judge.telling.picture.leaf import Leaf, draw_leaf
from judge.telling.picture.letters import family

pages = Blueprint("pictures", __name__)

MOST = 256
"""How many pictures are kept."""

LARGEST = 100_000
"""How many bytes a picture may have to be kept."""

A_DAY = 24 * 3600


class Pictures:
    """The pictures of one site by what they show; the one that was asked for longest ago gives way."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Hashable, bytes] = OrderedDict()
        self._lock = Lock()

    def get(self, shown: Hashable) -> bytes | None:
        """The picture of something, if it is kept."""
        with self._lock:
            picture = self._pictures.get(shown)
            if picture is not None:
                self._pictures.move_to_end(shown)
            return picture

    def keep(self, shown: Hashable, picture: bytes) -> None:
        """Keep the picture of something, unless it is too large."""
        with self._lock:
            if len(picture) <= LARGEST:
                self._pictures[shown] = picture
            while len(self._pictures) > MOST:
                self._pictures.popitem(last=False)


@pages.app_context_processor
def can_draw() -> dict[str, bool]:
    """Whether a page may promise a picture."""
    return {"can_draw": family() is not None}


@pages.get("/<language:language>/scenarios/<scenario:path>.png")
def scenario(language: Language, path: str) -> Response:
    """The board at the start of a scenario with its ruling; ``?step=`` chooses the step after which it is drawn."""
    story = story_of(path, language, request.args)
    chosen = chosen_step(request.args, len(story.steps), 0)
    if not story.before.players:
        raise NoPage(gettext("This scenario cannot be read, so it has no picture."))
    if chosen:
        form = story.form_of(chosen)
        step = story.steps[chosen - 1]
        board = board_at(form, chosen - form.own_steps[0].number + 1)
        title = story.title if form is story else f"{story.title}: {form.title}"
        scene = BoardPicture(title, board, aloud(step.text, language), step.laws, story.faces)
    else:
        ruled = next(iter(rulings_of(path, language, story.seat, edition_asked(path, language, story)).forms), None)
        said, laws = (aloud(ruled.answer, language), ruled.laws) if ruled is not None else ("", ())
        scene = BoardPicture(story.title, story.before, said, laws, story.faces)
    return _answer((scene, language), lambda: bounded(draw_board, scene, language))


@pages.get("/<language:language>/rules/<number:edition>/<number:number>.png")
def rule(language: Language, edition: str, number: str) -> Response:
    """The first words of an article, or of the first one of a section; else the titles of what the section holds."""
    law = book(edition) if edition in editions() else None
    if law is None or number not in law:
        raise NoPage(gettext("There is no page at this address."))
    text = law.texts[language]
    *above, section = law.above(number, language)
    articles = [text.articles[number]] if number in text.articles else section.articles
    words = (
        articles[0].text
        if articles
        else " · ".join(one.title for one in law.within(number, language) if one is not section)
    )
    eyebrow = " › ".join(f"{one.number} {one.title}" for one in above) or law.title[language]
    return _leaf(Leaf(eyebrow, section.title, aloud(words, language), number))


@pages.get("/<language:language>/cards/<number:card_id>.png")
def card(language: Language, card_id: str) -> Response:
    """A card as its page draws it."""
    known = Collection.known()
    found = known.with_id(card_id)
    if not isinstance(found, Printed):
        raise NoPage(gettext("There is no page at this address."))
    face = card_face(known.card(found), language)
    said = replace(face, lines=tuple(abilities_aloud([line], language) for line in face.lines))
    return _answer(said, lambda: bounded(draw_card, said))


@pages.get("/<language:language>/learn/<number:name>.png")
def lesson(language: Language, name: str) -> Response:
    """The title of a lesson and what it is about."""
    if name not in course():
        raise NoPage(gettext("There is no page at this address."))
    found, count = course().lessons[language][name], len(course().names())
    eyebrow = gettext("Lesson %(number)s of %(count)s", number=found.number, count=count)
    return _leaf(Leaf(eyebrow, found.title, aloud(found.lead, language)))


@pages.get("/<language:language>/site.png")
def site(language: Language) -> Response:
    """What this site is, for the pages that have no picture of their own."""
    words = gettext("The rules of Altered, searched and explained, and rulings resolved law by law.")
    return _leaf(Leaf(setting().book.title[language], gettext("The rules of Altered, law by law"), words))


@pages.get("/<language:language>/desk.png")
def desk(language: Language) -> Response:
    """The board of the situation that a link of the desk holds."""
    said = request.args.get("s", "")
    return _answer((said, language, stamp()), lambda: bounded(answers.pictured, said, language))


def _leaf(leaf: Leaf) -> Response:
    return _answer(leaf, lambda: bounded(draw_leaf, leaf))


def _answer(shown: Hashable, draw: Callable[[], bytes | Message]) -> Response:
    kept: Pictures = current_app.extensions.setdefault("judge-pictures", Pictures())
    if family() is None:
        raise NoPage(gettext("There are no pictures here, since this machine has no letters to write in them."))
    picture = kept.get(shown)
    if picture is None:
        spend()
        made = draw()
        if isinstance(made, Message):
            raise NoPage(made.say(spoken()), [(gettext("An empty desk"), url_for("desk.desk"))])
        picture = made
        kept.keep(shown, picture)
    response = make_response(picture)
    response.mimetype = "image/png"
    response.headers["Cache-Control"] = f"public, max-age={A_DAY}"
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response
