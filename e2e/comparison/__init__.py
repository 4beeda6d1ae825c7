"""The engine next to other systems; nothing else of the project needs this folder."""
