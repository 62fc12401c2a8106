"""What happens at once: a step, what modifies it, the event that it becomes, and what that activates."""
