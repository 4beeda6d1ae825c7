// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.

import type { BaseRow, BaseView, FinishedTrick, TrickShape } from "../../door/door";

export type BokunronSuit = "S" | "H" | "D" | "C";

export type BokunronRank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";

/**
 * A card of the catalogue; ``deck`` is 1 or 2, ``kind`` is the card's purpose.
 */
export interface BokunronCard {
  readonly id: string;
  readonly suit: "S" | "H" | "D" | "C";
  readonly rank: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";
  readonly deck: 1 | 2;
  readonly kind: "stock" | "lead" | "ace";
}

/**
 * The action of choosing a hand, 7 cards at the start and 6 after a pass (1.5, 2.3).
 */
export interface BokunronHand {
  readonly do: "hand";
  readonly seat: number;
  readonly cards: readonly string[];
}

/**
 * The action of playing one to three cards; of three, one is face ``up`` (3.3).
 */
export interface BokunronPlay {
  readonly do: "play";
  readonly seat?: number;
  readonly cards: readonly string[];
  readonly up?: string;
}

/**
 * The action of passing (3.6).
 */
export interface BokunronPass {
  readonly do: "pass";
  readonly seat?: number;
}

/**
 * The action of putting chips on a suit's column or, for the lead suit, on the lead card (3.5).
 */
export interface BokunronTyrant {
  readonly do: "tyrant";
  readonly seat?: number;
  readonly on: "S" | "H" | "D" | "C";
  readonly chips: number;
}

/**
 * The action of forgoing the tyrant's step (3.5).
 */
export interface BokunronNoTyrant {
  readonly do: "no_tyrant";
  readonly seat?: number;
}

/**
 * The action of picking a played card for the plaza after a trick without a winner (5.4).
 */
export interface BokunronPlaza {
  readonly do: "plaza";
  readonly seat?: number;
  readonly card: string;
}

export type BokunronAction = BokunronHand | BokunronPlay | BokunronPass | BokunronTyrant | BokunronNoTyrant | BokunronPlaza;

/**
 * A suit of the plaza.
 *
 * ``value`` is the value of its cards (4.3); ``chips`` are on the column, or for the lead suit on the lead card;
 * ``power`` is the power of its cards in the present trick (4.3, 4.4), ``null`` if no lead card is open;
 * ``powers`` lists their power with 0, 1, … further chips, and is empty if no lead card is open.
 */
export interface BokunronColumn {
  readonly suit: "S" | "H" | "D" | "C";
  readonly upright: readonly string[];
  readonly piles: readonly (readonly string[])[];
  readonly value: number;
  readonly chips: number;
  readonly is_lead: boolean;
  readonly power: number | null;
  readonly powers: readonly number[];
}

/**
 * A play of the present trick; ``cards`` is ``null`` while they are face down, except for their owner.
 */
export interface BokunronTablePlay {
  readonly seat: number;
  readonly count: number;
  readonly up: string | null;
  readonly cards: readonly string[] | null;
}

/**
 * Chips that a seat put down in the tyrant's step.
 */
export interface BokunronPlacedChips {
  readonly seat: number;
  readonly on: "S" | "H" | "D" | "C";
  readonly chips: number;
}

/**
 * A seat that still has to choose a hand of ``count`` cards.
 */
export interface BokunronOwing {
  readonly seat: number;
  readonly count: number;
}

/**
 * A won trick (0-7): the lead card on top and the number of cards face down beneath it.
 */
export interface BokunronWonTrick {
  readonly lead: string;
  readonly cards: number;
  readonly trick: number;
}

/**
 * A card's power: 10 or the plaza's ``value``, less 2 for each chip on its suit, at least 0 (4.3, 4.4).
 */
export interface BokunronTerm {
  readonly card: string;
  readonly suit: "S" | "H" | "D" | "C";
  readonly value: number;
  readonly chips: number;
  readonly power: number;
}

/**
 * A seat's part in a contest.
 *
 * ``terms`` and ``sum`` are for all its cards; ``marker`` is the 1 that the marker holder loses (4.5), ``power``
 * the total. A seat without the lead suit takes no part: ``follows`` is false, ``terms`` empty, ``sum`` and
 * ``power`` ``null``. ``laid`` went to the plaza, ``given`` face down to the winner, ``gone`` out of the game
 * (5.2, 5.4).
 */
export interface BokunronContestSeat {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly up: string | null;
  readonly follows: boolean;
  readonly terms: readonly BokunronTerm[];
  readonly sum: number | null;
  readonly marker: number;
  readonly power: number | null;
  readonly laid: readonly string[];
  readonly given: readonly string[];
  readonly gone: readonly string[];
}

/**
 * A finished trick (0-7) in which a seat could act, with its full calculation (clause 4).
 *
 * ``values`` and ``chips`` are by suit (S H D C), as they were in the contest.
 * ``seats`` are in the order of play. ``level`` lists the seats that share the highest power; the last of them is
 * the ``winner`` (4.6). ``formed`` are the suits that got a pile.
 */
export interface BokunronContest extends FinishedTrick {
  readonly lead: string;
  readonly lead_suit: "S" | "H" | "D" | "C";
  readonly marker: number;
  readonly outcome: "won" | "nobody_followed" | "all_passed";
  readonly seats: readonly BokunronContestSeat[];
  readonly passed: readonly number[];
  readonly placed: readonly BokunronPlacedChips[];
  readonly values: readonly number[];
  readonly chips: readonly number[];
  readonly level: readonly number[];
  readonly formed: readonly ("S" | "H" | "D" | "C")[];
}

/**
 * Open counts: by seat cards in hand and stock, unused chips, cards on the table, tricks won.
 *
 * ``used`` are the chips on the discard, ``leads`` the lead cards still face down.
 */
export interface BokunronCounts {
  readonly hands: readonly number[];
  readonly stocks: readonly number[];
  readonly chips: readonly number[];
  readonly played: readonly number[];
  readonly tricks: readonly number[];
  readonly used: number;
  readonly leads: number;
}

/**
 * A number of cards that may be played, and how many of them must be face up (3.3).
 */
export interface BokunronPlaySize {
  readonly cards: number;
  readonly up: number;
}

/**
 * The points of an ace or a lead card by its rank (6.1).
 */
export interface BokunronRankPoints {
  readonly rank: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";
  readonly points: number;
}

/**
 * Numbers of the rules that the page names.
 *
 * A chip takes ``chip_penalty`` off every card (4.4), a seat that passed has a
 * hand of ``hand_after_pass`` (2.3), ``struck_from`` points above the lowest strike a seat out (6.5).
 * ``suit_bonus`` and ``rank_bonus`` are the points of 0, 1, … cards of one suit or rank (6.2, 6.3),
 * ``pile_points`` those shared for each pile (6.4).
 */
export interface BokunronNumbers {
  readonly chip_penalty: number;
  readonly hand_after_pass: number;
  readonly struck_from: number;
  readonly rank_points: readonly BokunronRankPoints[];
  readonly suit_bonus: readonly number[];
  readonly rank_bonus: readonly number[];
  readonly pile_points: number;
}

/**
 * The table as a seat knows it.
 *
 * ``hand`` and ``stock`` are the viewer's own, empty for onlookers; ``suggested`` is a hand that it may choose
 * from its stock, empty while it owes none; ``aces`` by seat, ``null`` where not known. ``trick`` goes from 0
 * to 7, 8 at the end. ``lead`` is ``null`` once it has left the game and at the end; ``lead_row`` has the
 * face-up lead cards, the farthest right first; ``leads_gone`` those that nobody won. ``order`` are the seats
 * from the marker holder on. ``owing`` still have to choose a hand. By seat: ``passed`` in this trick,
 * ``passed_before`` in the last (may not pass again), ``out`` of play (3.1). ``current_trick`` is ``null``
 * while hands are chosen and at the end; ``tricks`` are the finished ones, ``won_tricks`` those that each seat
 * has won. ``follow`` are the cards of the viewer's hand with the lead suit: while there are any, a play must
 * hold one (3.4). ``so_far`` are the points by seat that its chips make with its lead cards won and, where the
 * viewer knows it, its ace (6.1-6.3), without the share of the fewest tricks. At the end, ``card_points``
 * are the points of each seat's ace and lead cards alone (6.1), and ``lowest`` are the lowest points, which
 * decide the seats that are struck out (6.5).
 */
export interface BokunronView extends BaseView {
  readonly counts: BokunronCounts;
  readonly hand: readonly string[];
  readonly stock: readonly string[];
  readonly suggested: readonly string[];
  readonly aces: readonly (string | null)[];
  readonly trick: number;
  readonly lead: string | null;
  readonly lead_suit: "S" | "H" | "D" | "C" | null;
  readonly lead_row: readonly string[];
  readonly leads_gone: readonly string[];
  readonly plaza: readonly BokunronColumn[];
  readonly marker: number;
  readonly order: readonly number[];
  readonly owing: readonly BokunronOwing[];
  readonly passed: readonly boolean[];
  readonly passed_before: readonly boolean[];
  readonly out: readonly boolean[];
  readonly follow: readonly string[];
  readonly play_sizes: readonly BokunronPlaySize[];
  readonly numbers: BokunronNumbers;
  readonly so_far: readonly number[];
  readonly card_points: readonly number[] | null;
  readonly lowest: number | null;
  readonly plays: readonly BokunronTablePlay[];
  readonly placed: readonly BokunronPlacedChips[];
  readonly won_tricks: readonly (readonly BokunronWonTrick[])[];
  readonly current_trick: TrickShape | null;
  readonly tricks: readonly BokunronContest[];
}

/**
 * A bonus for cards of one suit or one rank (6.2, 6.3).
 */
export interface BokunronBonus {
  readonly of: string;
  readonly cards: readonly string[];
  readonly points: number;
}

/**
 * The terms of ``fewest``: 2 points per pile, shared by the seats with the fewest tricks (6.4).
 */
export interface BokunronShare {
  readonly piles: number;
  readonly seats: number;
}

/**
 * A seat's score sheet (6.7), with the bonuses that add up to ``suits`` and ``ranks``.
 *
 * ``share`` is ``null`` for a seat that won more tricks than another.
 */
export interface BokunronSeatResult extends BaseRow {
  readonly ace: string;
  readonly leads: readonly string[];
  readonly tricks: number;
  readonly chips: number;
  readonly base: number;
  readonly suits: number;
  readonly ranks: number;
  readonly fewest: number;
  readonly struck: boolean;
  readonly suit_bonuses: readonly BokunronBonus[];
  readonly rank_bonuses: readonly BokunronBonus[];
  readonly share: BokunronShare | null;
}
