"""``judge card NAME``: one card, its text in both languages, and whether the engine plays it; or a card by its text."""

from __future__ import annotations

import click

from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.words import FACTIONS, SUBTYPES, TYPES
from judge.cards.naming import ambiguous, display_name
from judge.cards.printed import Printed
from judge.cli.card_text import show_text
from judge.cli.options import as_json, edition, language, refuse
from judge.cli.played import open_rules
from judge.cli.terminal import echo_json, shown, shown_lines
from judge.law.book import book
from judge.messages import LANGUAGES, Language, message
from judge.place import SCENARIOS
from judge.telling import card as telling
from judge.telling.scenario_files import scenario_files


@click.command()
@click.argument("name", default="")
@click.option("--text", metavar="FILE", default=None, help="Read a card of your own, as it is pasted, from FILE.")
@edition
@as_json
@language
def card(name: str, text: str | None, edition: str, as_json: bool, language: Language) -> None:
    """Show the card NAME and its text in both languages.

    A name in either language, with or without accents, or an id. No mark means the common version,
    "(rare)" the rare one of its faction, "(rare, Ordis)" the one shifted there. With --text it is a card that need not
    be known: its name, type, costs, statistics and text, labelled or bare, English or French; --text - reads what is
    piped in. A unique card needs no type: that of its name holds.
    """
    open_rules(edition, language)
    if (text is None) == (not name):
        refuse(message("write the name of a card, or “--text” and the file of one, and not both"), language)
    if text is not None:
        show_text(text, edition, as_json, language)
    known = Collection.known()
    try:
        versions = known.versions(name)
    except UnknownCard as error:
        refuse(error.message, language)
    if len(versions) > 1:
        refuse(ambiguous(name[:120], versions), language)
    story = telling.tell_card(known.card(versions[0]), known, edition)
    assert story is not None
    articles = telling.articles_of(story, book(edition))
    scenarios = telling.ScenarioUses(scenario_files(SCENARIOS), Collection.shipped()).of(story.printed.id)
    if as_json:
        echo_json({**story.data(language, edition), "articles": articles, "scenarios": scenarios}, indent=2)
        return
    _show(story, edition, language)
    if articles:
        click.echo(message("articles: {numbers}", numbers=", ".join(articles)).say(language))
    if scenarios:
        click.echo(message("scenarios: {paths}", paths=", ".join(scenarios)).say(language))


def _show(story: telling.CardStory, edition: str, language: Language) -> None:
    printed = story.printed
    click.secho(shown(display_name(printed, language)), bold=True)
    click.echo(shown(" · ".join(_facts(story, language))))
    for one in LANGUAGES:
        lines = (*telling.shown_lines(printed.text[one]), *telling.shown_lines(printed.support[one]))
        if not lines:
            continue
        click.echo()
        click.secho(f"{one}  {shown(printed.name[one])}", bold=True)
        for line in lines:
            click.echo(f"    {shown(line)}")
        if one in story.declined:
            click.secho(f"    {shown(story.declined[one].message.say(language))}", fg="yellow")
    if printed.is_in_own_words:
        said = message(
            "These words are ours, made from what the card does. “judge cards import” brings in the printed ones."
        )
        click.echo()
        click.echo(said.say(language))
    click.echo()
    for part in story.explained.get(language, ()):
        laws = ", ".join(telling.numbers(part, edition))
        click.echo(f"{'  ' * part.depth}{shown(part.text)}{f'  [{laws}]' if laws else ''}")
    if story.equal is False:
        click.secho(message("the two languages do not say the same").say(language), fg="yellow")
    if story.reason is None:
        click.secho(message("the judge can rule on it").say(language), fg="green")
    else:
        said = message("the judge cannot apply it yet: {reason}", reason=story.reason)
        click.secho(shown_lines(said.say(language)), fg="yellow")


def _facts(story: telling.CardStory, language: Language) -> list[str]:
    printed = story.printed
    facts = [TYPES[story.card.type].say(language), *(_subtype(name, language) for name in story.card.subtypes)]
    facts += [FACTIONS[printed.faction]] if printed.faction else []
    facts += [printed.set, printed.id]
    return facts + numbers(printed, language)


def _subtype(name: str, language: Language) -> str:
    return SUBTYPES[name].say(language) if name in SUBTYPES else name


def numbers(printed: Printed, language: Language) -> list[str]:
    """The costs, the statistics and the limits of a card in words."""
    said = []
    if printed.hand is not None:
        said.append(message("Hand Cost {cost}", cost=printed.hand).say(language))
    if printed.reserve is not None:
        said.append(message("Reserve Cost {cost}", cost=printed.reserve).say(language))
    if printed.statistics is not None:
        said.append("/".join(map(str, printed.statistics)))
    if printed.reserve_limit is not None:
        said.append(message("Reserve limit {limit}", limit=printed.reserve_limit).say(language))
    if printed.landmark_limit is not None:
        said.append(message("Landmark limit {limit}", limit=printed.landmark_limit).say(language))
    return said
