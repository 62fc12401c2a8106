"""The ruling on a form: a question, its answer, and the laws without which the answer would be another."""
