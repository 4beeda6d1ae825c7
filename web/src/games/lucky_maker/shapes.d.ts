// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.

import type { BaseRow, BaseView, FinishedTrick, TrickShape } from "../../door/door";

export type LuckyMakerSuit = "R" | "B" | "G" | "Y";

/**
 * A card of the catalogue: its two suits and its number in each.
 */
export interface LuckyMakerCard {
  readonly id: string;
  readonly suits: readonly ("R" | "B" | "G" | "Y")[];
  readonly numbers: readonly number[];
}

/**
 * The action of playing a card.
 */
export interface LuckyMakerPlay {
  readonly do: "play";
  readonly seat?: number;
  readonly card: string;
}

/**
 * The action of dealing the next game of a match (4.2).
 */
export interface LuckyMakerDeal {
  readonly do: "deal";
  readonly seat?: number;
}

export type LuckyMakerAction = LuckyMakerPlay | LuckyMakerDeal;

/**
 * The worth of a suit of a master if it is the follow suit (3.5, 3.6).
 *
 * The highest number in it wins ``points``, unless it falls short of the master's number ``to_beat``; an equal one
 * wins.
 */
export interface LuckyMakerStake {
  readonly suit: "R" | "B" | "G" | "Y";
  readonly to_beat: number;
  readonly points: number;
}

/**
 * A finished trick, explained (clause 3).
 *
 * ``counts`` belong to ``suits``, the master's two, and ``stakes`` are their stakes; ``follow``, ``scored`` and
 * ``winner`` are ``null`` if there is none; ``level`` is true if the counts were equal, so that the master's
 * larger number decided (3.2). ``best`` is the highest number played in the follow suit,
 * ``to_beat`` the master's (3.4, 3.5). ``next_leader`` is ``null`` after a game's last trick; ``lead_stays``
 * is true if the winner does not lead next (3.8).
 */
export interface LuckyMakerTrick extends FinishedTrick {
  readonly master: string;
  readonly suits: readonly ("R" | "B" | "G" | "Y")[];
  readonly counts: readonly number[];
  readonly stakes: readonly LuckyMakerStake[];
  readonly level: boolean;
  readonly follow: "R" | "B" | "G" | "Y" | null;
  readonly scored: "R" | "B" | "G" | "Y" | null;
  readonly points: number;
  readonly best: number | null;
  readonly to_beat: number | null;
  readonly next_leader: number | null;
  readonly lead_stays: boolean;
  readonly reason: "highest" | "last_of_equals" | "no_follower" | "master_higher";
}

/**
 * Open counts: cards in each hand, masters still face down, tricks won by each seat in this game.
 */
export interface LuckyMakerCounts {
  readonly hands: readonly number[];
  readonly masters: number;
  readonly tricks: readonly number[];
}

/**
 * The table as a seat sees it.
 *
 * ``master`` is ``null`` when none is open; ``suit_counts`` are the running counts of its two ``suits`` among the
 * cards played (3.1), ``stakes`` the stakes of each. ``waiting`` are the seats still to play to the trick.
 * ``tricks`` are the finished tricks of the present game, ``current_trick`` the unfinished one, ``null`` between
 * two games and at the end; ``game`` numbers start at 0, ``game_points`` are the points of every finished game by
 * seat. ``hand`` is empty for onlookers.
 */
export interface LuckyMakerView extends BaseView {
  readonly counts: LuckyMakerCounts;
  readonly hand: readonly string[];
  readonly master: string | null;
  readonly suits: readonly ("R" | "B" | "G" | "Y")[];
  readonly stakes: readonly LuckyMakerStake[];
  readonly suit_counts: readonly number[];
  readonly leader: number;
  readonly waiting: readonly number[];
  readonly current_trick: TrickShape | null;
  readonly tricks: readonly LuckyMakerTrick[];
  readonly game_number: number;
  readonly games_in_match: number;
  readonly game_points: readonly (readonly number[])[];
}

/**
 * A won trick on the score sheet: the master, the suit scored, its points.
 */
export interface LuckyMakerTrickRow {
  readonly master: string;
  readonly suit: "R" | "B" | "G" | "Y";
  readonly points: number;
}

/**
 * One game of a seat: the tricks it won in order, and their sum.
 */
export interface LuckyMakerGameRow {
  readonly tricks: readonly LuckyMakerTrickRow[];
  readonly points: number;
}

/**
 * A seat's score sheet (4.3).
 */
export interface LuckyMakerRow extends BaseRow {
  readonly games: readonly LuckyMakerGameRow[];
}
