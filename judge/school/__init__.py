"""The school: lessons around scenarios, and questions whose answers the engine gives."""
