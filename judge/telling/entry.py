"""What is known of a told scenario without its steps: enough for lists, and for what shows which article."""

from __future__ import annotations

from collections.abc import Mapping

from judge.messages import Language
from judge.telling.view import Story, StoryFault, Verdict
from judge.value import value


@value(frozen=True, slots=True)
class ScenarioHeading:
    """A told scenario in one language, without its steps.

    Arguments:
        path: its file relative to the folder of the scenarios, without ``.md``.
        edition: the edition of the rules that it names.
        topics: its topics in words.
        verdict: whether the file's outcome holds, with that of its twins.
        summary: one sentence for lists.
        mistakes: where and how it differs or cannot be read.
        mended: the slips in the texts of its own cards, which were read as they are meant.
    """

    title: str
    path: str
    edition: str
    topics: tuple[str, ...]
    verdict: Verdict
    summary: str
    mistakes: tuple[StoryFault, ...]
    mended: tuple[StoryFault, ...]

    @classmethod
    def of(cls, story: Story) -> ScenarioHeading:
        """The heading of a story."""
        faults = story.mistakes, story.mended
        return cls(story.title, story.path, story.edition, story.topics, story.verdict, story.summary, *faults)


@value(frozen=True, slots=True)
class ScenarioEntry:
    """A told scenario without its steps.

    Arguments:
        headings: its heading in each language.
        deciding: the articles that decide a step of it, in the order in which they first do, for each of its editions,
            the one that it names first before the others.
        typed: the articles for which those that its file types under a move stand, for each of its editions.
        twins: how many twins it has.
    """

    headings: Mapping[Language, ScenarioHeading]
    deciding: Mapping[str, tuple[str, ...]]
    typed: Mapping[str, tuple[str, ...]]
    twins: int

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of the rules by which it was told."""
        return tuple(self.deciding)

    @property
    def verdict(self) -> Verdict:
        """Whether the file's outcome holds, with that of its twins."""
        return self.headings["en"].verdict

    @classmethod
    def of(cls, stories: Mapping[Language, Story]) -> ScenarioEntry:
        """The entry of a scenario of which nothing is known but how it was told in each language."""
        story = stories["en"]
        deciding = {
            one.edition: tuple(dict.fromkeys(law for step in one.steps for law in step.laws))
            for one in (story, *story.elsewhere)
        }
        return cls({one: ScenarioHeading.of(told) for one, told in stories.items()}, deciding, {}, len(story.twins))
