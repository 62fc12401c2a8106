"""Programs that measure the finished house, or attack it, from outside; none of them is installed with it."""
