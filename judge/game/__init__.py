"""The rules as code.

What an ability says (`ability`), what is (`state`), what is seen (`view`), what happens at once (`event`), what a text
makes happen (`effect`), the course of a game (`course`): a room imports those before it, and all of them the closed
lists of the rule book (`terms`) and the rules of the run (`rules`).
"""
