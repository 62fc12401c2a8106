"""What is wrong with a command line, said as the rest of the program speaks: plainly, and in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO, Any

import click

from judge.messages import Language, Message, message


class Misused(click.UsageError):
    """A command line that cannot be understood.

    Arguments:
        what: what is wrong with it.
        language: the reader's language.
        context: the command that was to be run.
    """

    def __init__(self, what: Message, language: Language, context: click.Context) -> None:
        super().__init__(what.say(language), context)
        self._context = context
        self._language: Language = language

    def show(self, file: IO[Any] | None = None) -> None:
        """Print how the command is written, what is wrong, and where to read more."""
        hint = message("see {command} --help", command=self._context.command_path).say(self._language)
        click.echo(f"{self._context.get_usage()}\n\n{self.message}\n{hint}", file=file, err=True)


def explain(error: click.UsageError, typed: Sequence[str], context: click.Context) -> click.UsageError:
    """An error of the command line in our words, or as it is when we know none.

    Arguments:
        error: what was found wrong.
        typed: the words that the person typed.
        context: the command in which it was found.
    """
    if isinstance(error, click.exceptions.NoArgsIsHelpError | Misused):
        return error
    where = error.ctx or _running(context)
    what = _what(error, where)
    return Misused(what, spoken(typed), where) if what else error


def spoken(typed: Sequence[str]) -> Language:
    """The language that a command line asks for, even if the rest of it cannot be understood."""
    words = " ".join(typed)
    return "fr" if "--lang fr" in words or "--lang=fr" in words else "en"


def _what(error: click.UsageError, context: click.Context) -> Message | None:
    match error:
        case click.NoSuchOption(option_name=name, possibilities=near):
            if near:
                return message("there is no option {name}; did you mean {names}?", name=name, names=", ".join(near))
            return message("there is no option {name}", name=name)
        case click.BadOptionUsage(option_name=name):
            flag = any(isinstance(one, click.Option) and name in one.opts and one.is_flag for one in _known(context))
            return message("{name} takes no value", name=name) if flag else message("{name} needs a value", name=name)
        case click.MissingParameter(param=click.Parameter() as missing):
            return message("{name} is missing", name=missing.human_readable_name)
        case click.BadParameter(param=click.Parameter() as wrong):
            return _wrong(wrong)
        case _ if isinstance(context.command, click.Group):
            known = ", ".join(context.command.list_commands(context))
            return message("there is no such command; write one of {known}", known=known)
        case _ if type(error) is click.UsageError:
            return message("this is more than {command} takes", command=context.command_path)
    return None


def _running(context: click.Context) -> click.Context:
    """The subcommand of a group that is being run, for errors that do not say in which one they were found."""
    command, name = context.command, context.invoked_subcommand
    found = command.get_command(context, name) if isinstance(command, click.Group) and name else None
    return click.Context(found, context, name) if found else context


def _known(context: click.Context) -> list[click.Parameter]:
    return context.command.get_params(context)


def _wrong(parameter: click.Parameter) -> Message | None:
    name = parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name
    match parameter.type:
        case click.Choice(choices=choices):
            return message("{name} takes one of {choices}", name=name, choices=", ".join(map(str, choices)))
        case click.IntRange(min=least, max=most):
            return message("{name} takes a number from {least} to {most}", name=name, least=least, most=most)
    return None
