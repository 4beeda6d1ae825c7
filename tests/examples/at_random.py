"""Play a match at random and print its score sheet: ``python -m tests.examples.at_random akuma_trick 7``."""

from __future__ import annotations

import random
import sys

from py_engine.client import Client


def play(game: str, seed: int) -> list[int | None]:
    """Return every seat's points after a match of three players, or of two if the game allows no more."""
    client, rng = Client(), random.Random(seed)
    entry = next(entry for entry in client.catalog()["games"] if entry["id"] == game)
    names = ["Aki", "Ben", "Chie"][: entry["max_players"]]
    match = client.new(game, names, seed=seed)["match"]
    while not client.status(match)["over"]:
        client.act(match, rng.choice(client.legal(match)["actions"]))
    return client.status(match)["scores"]


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2])))
