"""A game in turns as an environment of PettingZoo (AEC): ``env("akuma_trick", players=3)``.

It needs ``pip install pettingzoo numpy``. Action ``n`` is the ``n``-th of ``infos[agent]["legal"]``, and the mask
has a 1 for each of them. An observation has three counts of each card of the catalogue: in the agent's hand, in the
current trick and in the finished tricks, as the agent's view shows them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from py_engine.client import Client

MOST_ACTIONS = 256
"""Most legal actions for an agent; the rest of the list is left out."""
MOST_COPIES = 4
"""Most copies of one card in a deck."""

Observation = dict[str, np.ndarray[Any, Any]]


def env(game: str, players: int, **options: str | int) -> AECEnv[str, Observation, int]:
    """Return the environment within PettingZoo's own checks; ``options`` are the game's options."""
    return wrappers.OrderEnforcingWrapper(TefudaEnv(game, players, options))


class TefudaEnv(AECEnv[str, Observation, int]):
    """A match of one game; at the end the winners share a reward of 1."""

    metadata = {"name": "tefuda_v1", "is_parallelizable": False, "render_modes": []}
    render_mode = None

    def __init__(self, game: str, players: int, options: Mapping[str, str | int]) -> None:
        self._client, self._game, self._options, self._match = Client(), game, options, ""
        entry = next(entry for entry in self._client.catalog()["games"] if entry["id"] == game)
        self._places = {card["id"]: place for place, card in enumerate(entry["cards"])}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._random = np.random.default_rng()
        seen = spaces.Box(0, MOST_COPIES, (3 * len(self._places),), np.int8)
        space = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (MOST_ACTIONS,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(MOST_ACTIONS))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal again; PettingZoo's ``options`` of a reset have no meaning here."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        if self._match:
            self._client.close(self._match)
        self.agents = self.possible_agents[:]
        deal = int(self._random.integers(1 << 31))
        self._match = self._client.new(self._game, self.agents, self._options, seed=deal)["match"]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def observe(self, agent: str) -> Observation:
        view: Any = self._client.view(self._match, self.possible_agents.index(agent))
        trick = view["current_trick"]
        places = [view["hand"], _played([trick] if trick else []), _played(view["tricks"])]
        counts = np.zeros((3, len(self._places)), np.int8)
        for row, cards in zip(counts, places, strict=True):
            for card in cards:
                row[self._places[card]] += 1
        mask = np.zeros(MOST_ACTIONS, np.int8)
        mask[: len(self.infos.get(agent, {}).get("legal", []))] = 1
        return {"observation": counts.ravel(), "action_mask": mask}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._client.act(self._match, self.infos[agent]["legal"][action])
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        """Select the agent that must act, or end the match."""
        status = self._client.status(self._match)
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": []} for agent in self.agents}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if status["over"]:
            for seat in status["winners"]:
                self.rewards[self.agents[seat]] = 1 / len(status["winners"])
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = status["to_act"][0]
        self.agent_selection = self.agents[seat]
        legal = self._client.legal(self._match, seat=seat, limit=MOST_ACTIONS)["actions"]
        self.infos[self.agent_selection]["legal"] = legal


def _played(tricks: Sequence[Any]) -> list[str]:
    """Return the cards of tricks that the viewer sees."""
    return [card for trick in tricks for play in trick["plays"] for card in play["cards"] if card is not None]
