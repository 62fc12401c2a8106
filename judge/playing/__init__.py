"""A game against the program: moves that are kept elsewhere, played again by the engine, told to one seat alone."""
