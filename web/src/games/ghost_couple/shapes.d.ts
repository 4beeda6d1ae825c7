// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.

import type { BaseRow, BaseView, LogEntry, Name } from "../../door/door";

export type Deck = "ghosts" | "trump";

export type Suit = "S" | "H" | "D" | "C";

export type Rank = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K";

export type PendingChoice = "lay" | "flip" | "couple" | "draw_for" | "take" | "put" | "flip_x" | "flip_block" | "banish" | "look" | "banish_hand" | "rob" | "banish_treasure" | "cover" | "reshuffle";

/**
 * A playing card of the catalogue (5); a joker's ``suit``, ``rank`` and ``side`` are ``null``.
 *
 * ``event`` is the number of the event with the effect of a couple of this rank, 20 for the K (banish one card and
 * continue the turn), ``null`` for none. ``goes_with`` is the kind of cards that it goes with: all, all of its
 * rank, or those of its rank in the other colour; a couple with a ``silent`` one has no effect. ``quartet``: the
 * points for all cards of its rank in one treasure (5.2), ``null`` for none.
 */
export interface TrumpCard {
  readonly id: string;
  readonly deck: "trump";
  readonly suit: "S" | "H" | "D" | "C" | null;
  readonly rank: "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | null;
  readonly side: 0 | 1 | null;
  readonly points: number;
  readonly event: number | null;
  readonly goes_with: "any_card" | "same_rank" | "other_colour";
  readonly silent: boolean;
  readonly quartet: number | null;
}

/**
 * A ghost card of the catalogue (6): the ghost's and the character's names, its side, points and event 1-19.
 *
 * ``ability`` lists the numbers 1-9, in the sheet's order, of the character's abilities.
 */
export interface GhostCard {
  readonly id: string;
  readonly deck: "ghosts";
  readonly ghost: Name;
  readonly name: Name;
  readonly side: 0 | 1;
  readonly points: number;
  readonly event: number | null;
  readonly ability: readonly number[];
}

export type GhostCoupleCard = TrumpCard | GhostCard;

/**
 * Lay a hand card on the board if the deck is empty (2.1).
 */
export interface Lay {
  readonly do: "lay";
  readonly seat?: number;
  readonly card: string;
  readonly cell: number;
}

/**
 * Turn one card up (2.2), or choose the middle of an X or of a 3×3 (5.3, 6.3).
 */
export interface OneCell {
  readonly do: "flip" | "flip_x" | "flip_block";
  readonly seat?: number;
  readonly cell: number;
}

/**
 * Take a couple (2.3, 3.2).
 */
export interface Couple {
  readonly do: "couple";
  readonly seat?: number;
  readonly cards: readonly string[];
}

/**
 * Swap a hand card with the centre (2.4), or banish one of the hand looked at (6.3, 15).
 */
export interface OneCard {
  readonly do: "swap" | "banish_hand";
  readonly seat?: number;
  readonly card: string;
}

/**
 * End the turn, cover the board (6.3, 19), or shuffle the hand into the deck (6.3, 12).
 */
export interface NoField {
  readonly do: "end" | "cover" | "reshuffle";
  readonly seat?: number;
}

/**
 * Let a seat draw.
 */
export interface DrawFor {
  readonly do: "draw_for";
  readonly seat?: number;
  readonly to: number;
}

/**
 * Take face-down cards into the hand (5.3), or banish cards of the board.
 */
export interface SomeCells {
  readonly do: "take" | "banish";
  readonly seat?: number;
  readonly cells: readonly number[];
}

/**
 * Lay hand cards on the freed cells, the first on the lowest (5.3).
 */
export interface Put {
  readonly do: "put";
  readonly seat?: number;
  readonly cards: readonly string[];
}

/**
 */
export interface Look {
  readonly do: "look";
  readonly seat?: number;
  readonly from: number;
}

/**
 */
export interface TreasureCard {
  readonly do: "rob" | "banish_treasure";
  readonly seat?: number;
  readonly from: number;
  readonly card: string;
}

export type GhostCoupleAction = Lay | OneCell | Couple | OneCard | NoField | DrawFor | SomeCells | Put | Look | TreasureCard;

/**
 * A card that a move opened, and its cell.
 */
export interface OpenedCard {
  readonly cell: number;
  readonly card: string;
}

/**
 * A move in the log that opened cards (7): to everyone, or to its own seat alone (1.3).
 *
 * ``flip`` names the ``card`` turned up and ``swap`` the one ``taken`` from the centre; ``flip_x``, ``flip_block``
 * and ``banish`` name the ``cells`` and their ``cards``, in the same order. In the own seat's view ``take`` names
 * the ``cards`` taken, ``look`` the hand looked at, ``reshuffle`` the hand shuffled into the deck.
 */
export interface OpenedEntry extends LogEntry {
  readonly card?: string;
  readonly taken?: string;
  readonly cells?: readonly number[];
  readonly cards?: readonly string[];
}

/**
 * A couple in the log: where the two cards ``went``, and their event, if any (2.3, 3.2).
 *
 * ``cells`` are the cards' former cells, 0 for a hand's or a banished card. ``opened`` are the cards that the
 * event turned up without a choice (6.3): the corners, or the whole board.
 */
export interface GhostCoupleCoupleEntry extends LogEntry {
  readonly cards: readonly string[];
  readonly cells: readonly number[];
  readonly opened: readonly OpenedCard[];
  readonly went: "treasure" | "gone";
  readonly event: number | null;
}

/**
 * A cell of the board; ``card`` is named only while it is face up.
 */
export interface CellView {
  readonly cell: number;
  readonly state: "empty" | "down" | "up";
  readonly card: string | null;
}

/**
 * An X or a 3×3 that may be chosen by its middle, and the cells that would come up.
 */
export interface AreaView {
  readonly cell: number;
  readonly cells: readonly number[];
}

/**
 * The open choice, and its limits.
 *
 * ``couple`` and ``event`` are the couple that leads to it and its event (as in the catalogue), ``null`` for the
 * turn's own steps. ``count`` is the number of cards to name, turn or draw; ``cells``, ``areas`` and ``seats`` are
 * those that may be named (or, in ``cover``, that will be covered within ``seconds``; in ``put``, that will be
 * filled). ``open`` are the legal actions that name cards but none of a hand, with the end of the turn if there
 * are any: everyone knows that they are legal.
 */
export interface PendingView {
  readonly choice: "lay" | "flip" | "couple" | "draw_for" | "take" | "put" | "flip_x" | "flip_block" | "banish" | "look" | "banish_hand" | "rob" | "banish_treasure" | "cover" | "reshuffle";
  readonly couple: readonly string[] | null;
  readonly event: number | null;
  readonly count: number;
  readonly cells: readonly number[];
  readonly areas: readonly AreaView[];
  readonly seats: readonly number[];
  readonly seconds: number | null;
  readonly open: readonly (Couple | NoField | TreasureCard)[];
}

/**
 * A seat's score sheet (4.3); ``bonus`` is 0 until the match is over.
 */
export interface SeatResult extends BaseRow {
  readonly cards: number;
  readonly quartets: number;
  readonly abilities: number;
  readonly bonus: number;
}

/**
 * Open counts: cards in each hand and treasure, in the deck, on the board, banished, out of the game.
 */
export interface GhostCoupleCounts {
  readonly hands: readonly number[];
  readonly treasures: readonly number[];
  readonly deck: number;
  readonly board: number;
  readonly banished: number;
  readonly gone: number;
}

/**
 * The table as a seat sees it.
 *
 * ``hands`` has, by seat, the hands open to the viewer apart from its own: the one it is looking at (6.3, 15), and
 * all at the end; ``null`` for the others. ``board`` has the cells row by row in ``columns``, with ``rows`` rows
 * at the start; swaps are made at its cell ``centre`` (1.1). ``next`` is the seat whose turn would come now,
 * ``skips`` the number of seats passed over, ``skipped`` their list. ``couples`` are those taken in this turn;
 * ``hand_usable`` is false while the hand can't be used (5.3); with ``swap_owed`` the turn ends by a swap and not
 * otherwise (2.4). ``gone`` are the cards that left the game (3.2). ``sheets`` are the current points, ``terms``
 * those of them that this deck scores, ``first_empty`` has the bonus.
 */
export interface GhostCoupleView extends BaseView {
  readonly counts: GhostCoupleCounts;
  readonly hand: readonly string[];
  readonly hands: readonly (readonly string[] | null)[];
  readonly board: readonly CellView[];
  readonly rows: number;
  readonly columns: number;
  readonly centre: number;
  readonly turn: number;
  readonly direction: 1 | -1;
  readonly skips: number;
  readonly next: number;
  readonly skipped: readonly number[];
  readonly couples: number;
  readonly hand_usable: boolean;
  readonly swap_owed: boolean;
  readonly pending: PendingView | null;
  readonly banished: readonly string[];
  readonly gone: readonly string[];
  readonly treasures: readonly (readonly string[])[];
  readonly sheets: readonly SeatResult[];
  readonly terms: readonly ("cards" | "quartets" | "abilities" | "bonus")[];
  readonly first_empty: number | null;
}
