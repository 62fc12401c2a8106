"""Search: neutral documents in, ranked and explained results out; this room knows the law's terms and nothing else."""
