"""The atlas: every two cards put before the engine on a few standard boards, and what is worth knowing of them kept."""
