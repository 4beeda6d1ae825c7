// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.

import type { BaseRow, BaseView, FinishedTrick, TrickShape } from "../../door/door";

export type Colour = "Y" | "P" | "G" | "V" | "B" | "W";

/**
 * A card of the catalogue.
 *
 * ``points`` are its points if it is left at the end (5.2), ``counts`` its value in a release number while it is
 * on the table (4.2), ``pays`` its value as a discard, ``null`` if it can't be discarded (4.3, 4.4). ``special``
 * is the effect of its rank, if any: it steals, reverses the direction, locks its colour (3), multiplies the
 * release number, counts more in it (4.2), or can be played at any time (2.6).
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
 * The action of stealing no more cards (3.1).
 */
export interface AkumaTrickStop {
  readonly do: "stop";
  readonly seat?: number;
}

export type AkumaTrickAction = AkumaTrickPlay | AkumaTrickRelease | AkumaTrickSteal | AkumaTrickStop;

/**
 * The release number (4.2): ``ones`` cards of 1 and ``eights`` of 4, times ``factor``, ``fours`` plus 1.
 */
export interface AkumaTrickReleaseNumber {
  readonly ones: number;
  readonly eights: number;
  readonly fours: number;
  readonly factor: number;
  readonly total: number;
}

/**
 * A steal in progress (3.1): the ``thief``, the number of cards still to take, the seats that it may name.
 *
 * The steals of this play are in the log from entry ``log_start`` on. ``reverses`` and ``locks`` are the effects
 * of the same play that follow the steal (3.2, 3.3).
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
 * A finished trick (4.6): its plays, the release number, the releaser, the discards and their sum.
 *
 * ``fell_short`` means that the hand could not reach the number; 4.5 then decides the discards.
 * No seat wins a trick, so ``winner`` is ``null``. ``next_leader`` is ``null`` if the release ended the game.
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
 * The table as a seat sees it.
 *
 * ``direction`` is 1 for clockwise, -1 while play is reversed. ``beat`` is the rank to beat, ``null`` for the
 * leader of a trick; ``least`` is the lowest rank that beats it, ``null`` for the leader and if no rank does
 * (2.3). ``lock`` lists the colours that may be played, none if nothing is locked. ``release`` is the number of
 * the present trick. ``hand`` is empty for onlookers, ``hands`` until the game is over, when all are open (1.3).
 * ``current_trick`` stays unfinished if a play ends the game, and is ``null`` if a release does; ``tricks`` are
 * the finished ones.
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
 * A seat's score sheet (5.2): the cards left, the points of each, and their sum.
 */
export interface AkumaTrickSeatResult extends BaseRow {
  readonly cards: readonly string[];
  readonly values: readonly number[];
}
