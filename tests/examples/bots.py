"""Let a bot of one level play bots of another: ``python -m tests.examples.bots lucky_maker hard easy 7``.

A bot gets only its seat's view, like a person at that seat.
"""

from __future__ import annotations

import sys

from py_engine.client import Client


def play(game: str, challenger: str, others: str, seed: int) -> list[int]:
    """Return the winners' seats; the challenger has seat 0 of three."""
    client = Client()
    match = client.new(game, [challenger, others, others], seed=seed)["match"]
    while not (status := client.status(match))["over"]:
        seat = status["to_act"][0]
        thought = client.think(client.view(match, seat), others if seat else challenger)
        assert thought["action"] is not None  # only bots of games in real time may wait
        client.act(match, thought["action"])
    return status["winners"]


if __name__ == "__main__":
    game, challenger, others, seed = sys.argv[1:]
    print(play(game, challenger, others, int(seed)))
