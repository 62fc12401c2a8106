"""The card language: one grammar per language over one vocabulary of trees."""
