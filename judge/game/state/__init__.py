"""What is: objects, zones, what players know, and the steps that can change it, all of them values."""
