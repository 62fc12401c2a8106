"""Where the rules are silent: the run stops and names the laws that come nearest."""

from __future__ import annotations

from judge.law.citations.law import Law


class OpenRulingError(Exception):
    """The rules do not settle what happens.

    Arguments:
        laws: the laws that come nearest.
    """

    def __init__(self, laws: tuple[Law, ...]) -> None:
        super().__init__(", ".join(law.name for law in laws))
        self.laws = laws
