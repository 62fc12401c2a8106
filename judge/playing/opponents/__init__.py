"""The opponents of the program, by name: who decides, and by what they see alone."""

from __future__ import annotations

from collections.abc import Mapping

from judge.messages import Message, message
from judge.playing.opponents.by_chance import ByChance
from judge.playing.opponents.greedy import Greedy
from judge.playing.opponents.opponent import Opponent
from judge.playing.opponents.searching import Searching

OPPONENTS: Mapping[str, Opponent] = {"chance": ByChance(), "greedy": Greedy(), "search": Searching()}
"""The opponents by name, the weakest first."""

CALLED: Mapping[str, Message] = {
    "chance": message("Easy: plays by chance"),
    "greedy": message("Medium: looks one turn ahead"),
    "search": message("Hard: imagines what may be hidden, and plays each choice on to the end of the day"),
}
"""What they are called where one chooses."""
