// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.

import type { BaseRow, BaseView, FinishedTrick, TrickShape } from "../../door/door";

export type Colour = "Y" | "P" | "G" | "V" | "B" | "W";

/**
 * A card of the catalogue.
 *
 * ``points`` is what it counts when it is left at the end (5.2), ``counts`` what it adds to a release number from
 * the table (4.2), ``pays`` what it adds to the discards, ``null`` where it can't be one (4.3, 4.4). ``special``
 * is what its rank does, if anything: it steals, turns play round, locks its colour (3), multiplies the release
 * number, counts more in it (4.2), or can be played at any time (2.6).
 */
export interface AkumaTrickCard {
  readonly id: string;
  readonly colour: "Y" | "P" | "G" | "V" | "B" | "W";
  readonly rank: number;
  readonly points: number;
  readonly counts: number;
  readonly pays: number | null;
  readonly special: "steal" | "reverse" | "lock" | "multiply" | "count_more" | "any_time" | null;
}

/**
 * The action of playing one or more cards (2); a run in rising order.
 */
export interface AkumaTrickPlay {
  readonly do: "play";
  readonly seat?: number;
  readonly cards: readonly string[];
}

/**
 * The action of releasing with these discards (4).
 */
export interface AkumaTrickRelease {
  readonly do: "release";
  readonly seat?: number;
  readonly cards: readonly string[];
}

/**
 */
export interface AkumaTrickSteal {
  readonly do: "steal";
  readonly seat?: number;
  readonly from: number;
  readonly card?: string;
}

/**
 * The action of stealing no more (3.1).
 */
export interface AkumaTrickStop {
  readonly do: "stop";
  readonly seat?: number;
}

export type AkumaTrickAction = AkumaTrickPlay | AkumaTrickRelease | AkumaTrickSteal | AkumaTrickStop;

/**
 * The release number (4.2): ``ones`` cards count 1, ``eights`` count 4, times ``factor``, ``fours`` plus 1.
 */
export interface AkumaTrickReleaseNumber {
  readonly ones: number;
  readonly eights: number;
  readonly fours: number;
  readonly factor: number;
  readonly total: number;
}

/**
 * A steal under way (3.1): the ``thief``, how many cards it may still take, which seats it may name.
 *
 * The steals of this play are in the log from entry ``log_start`` on. ``reverses`` and ``locks`` tell what the
 * same play will do after it (3.2, 3.3).
 */
export interface AkumaTrickPendingSteal {
  readonly thief: number;
  readonly left: number;
  readonly log_start: number;
  readonly victims: readonly number[];
  readonly reverses: boolean;
  readonly locks: readonly ("Y" | "P" | "G" | "V" | "B" | "W")[];
}

/**
 * A finished trick (4.6): its plays, the release number, who released, the discards and their sum.
 *
 * ``fell_short`` tells that the hand could not reach the number; 4.5 says what is discarded then.
 * Nobody wins one, so ``winner`` is ``null``. ``next_leader`` is ``null`` where the release ended the game.
 */
export interface AkumaTrickTrick extends FinishedTrick {
  readonly release: AkumaTrickReleaseNumber;
  readonly releaser: number;
  readonly discards: readonly string[];
  readonly sum: number;
  readonly fell_short: boolean;
  readonly next_leader: number | null;
}

/**
 * Open counts: cards in each hand, on the table, and gone with finished tricks.
 */
export interface AkumaTrickCounts {
  readonly hands: readonly number[];
  readonly table: number;
  readonly gone: number;
}

/**
 * The table as a seat knows it.
 *
 * ``direction`` is 1 for clockwise, -1 while play is reversed. ``beat`` is the rank to beat, ``null`` for the
 * leader of a trick; ``least`` the lowest rank that beats it, ``null`` for the leader and where none does (2.3).
 * ``lock`` lists the colours that may be played, none while nothing is locked. ``release`` is the number of the
 * present trick. ``hand`` is empty for onlookers, ``hands`` until the game is over, when all are laid open (1.3).
 * ``current_trick`` stays unfinished where a play ends the game, and is ``null`` where a release does; ``tricks``
 * are the finished ones.
 */
export interface AkumaTrickView extends BaseView {
  readonly counts: AkumaTrickCounts;
  readonly hand: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly leader: number;
  readonly direction: 1 | -1;
  readonly beat: number | null;
  readonly least: number | null;
  readonly lock: readonly ("Y" | "P" | "G" | "V" | "B" | "W")[];
  readonly release: AkumaTrickReleaseNumber;
  readonly steal: AkumaTrickPendingSteal | null;
  readonly ended_by: number | null;
  readonly current_trick: TrickShape | null;
  readonly tricks: readonly AkumaTrickTrick[];
}

/**
 * A seat's score sheet (5.2): the cards left, what each counts, and the sum.
 */
export interface AkumaTrickSeatResult extends BaseRow {
  readonly cards: readonly string[];
  readonly values: readonly number[];
}
