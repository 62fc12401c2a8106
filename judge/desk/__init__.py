"""The judge’s desk: a situation is the text of a scenario, and is edited, played on, ruled and sent as that text."""
