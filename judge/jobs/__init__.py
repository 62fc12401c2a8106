"""Long computations, cut in parts: done in this process, on the cores of this machine, or by a cluster of others.

A part is sent as the name of a kind of work and two texts of JSON, and comes back as one: no code travels, and nothing
that comes back is run. Whatever does the parts has the shape of `concurrent.futures.Executor`.
"""
