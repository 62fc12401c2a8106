"""The phrases of card texts that say when: at which phase, and until when."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.language.places import Wordings
from judge.game.ability import Until
from judge.game.terms import Phase
from judge.messages import Language

AT_PHASE: Mapping[Phase, Mapping[Language, str]] = {
    Phase.MORNING: {"en": "At Morning", "fr": "Au Matin"},
    Phase.NOON: {"en": "At Noon", "fr": "À Midi"},
    Phase.AFTERNOON: {"en": "At Afternoon", "fr": "À l'Après-midi"},
    Phase.DUSK: {"en": "At Dusk", "fr": "Au Crépuscule"},
    Phase.NIGHT: {"en": "At Night", "fr": "À la tombée de la Nuit"},
}

DURING: Mapping[Phase, Mapping[Language, str]] = {
    Phase.AFTERNOON: {"en": "during the Afternoon", "fr": "pendant l'Après-midi"},
    Phase.DUSK: {"en": "during Dusk", "fr": "pendant le Crépuscule"},
}

UNTIL: Mapping[Until, Wordings] = {
    Until.TURN: {"en": ("this turn",), "fr": ("ce tour", "ce tour-ci")},
    Until.AFTERNOON: {"en": ("this Afternoon",), "fr": ("cet Après-midi",)},
    Until.DAY: {"en": ("this Day",), "fr": ("ce Jour", "ce Jour-ci")},
}

LASTING: Mapping[Until, Wordings] = {
    Until.TURN: {
        "en": ("until the end of the turn", "until end of turn", "until the end of this turn"),
        "fr": ("jusqu'à la fin du tour", "jusqu'à la fin de ce tour"),
    },
    Until.AFTERNOON: {
        "en": ("until the end of the Afternoon", "until the end of this Afternoon"),
        "fr": ("jusqu'à la fin de l'Après-midi", "jusqu'à la fin de cet Après-midi"),
    },
    Until.DAY: {
        "en": ("until the end of the Day", "until the end of this Day"),
        "fr": ("jusqu'à la fin du Jour", "jusqu'à la fin de ce Jour"),
    },
    Until.NEXT_DAY: {
        "en": ("until the end of the next Day", "until the end of next Day"),
        "fr": ("jusqu'à la fin du prochain Jour", "jusqu'à la fin du Jour suivant"),
    },
}
"""How long something goes on that has begun; of what has happened, or may happen once, no text says so."""

HOLDS: Mapping[Until, Wordings] = {**LASTING, **UNTIL}
"""The same, as it is printed."""

EACH_TIME: Mapping[Until, Wordings] = {
    Until.TURN: {"en": ("each turn",), "fr": ("chaque tour", "à chaque tour")},
    Until.AFTERNOON: {"en": ("each Afternoon",), "fr": ("chaque Après-midi", "à chaque Après-midi")},
    Until.DAY: {"en": ("each Day",), "fr": ("chaque Jour", "à chaque Jour")},
}
"""In which time something is the first, anew."""
