"""What a text makes happen: costs, targets, the steps of effects, cards that are played."""
