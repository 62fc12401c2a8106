"""What is seen: characteristics, kinds, conditions, amounts and phrases, once passive abilities are applied."""
