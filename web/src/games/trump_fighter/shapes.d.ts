// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.

import type { BaseRow, BaseView, Name } from "../../door/door";

export type RoleName = "straight" | "kind" | "suit" | "red" | "black" | "spade" | "club" | "diamond" | "heart" | "sum" | "high" | "low" | "odd" | "even";

/**
 * A card of the catalogue; A counts 1, J 11, Q 12, K 13.
 */
export interface TrumpFighterCard {
  readonly id: string;
  readonly suit: "S" | "C" | "D" | "H";
  readonly number: number;
}

/**
 * A role that ``n`` or more cards meet (6.3); ``sum`` has a ``total``, ``high`` and ``low`` a ``limit``.
 */
export interface RoleShape {
  readonly role: "straight" | "kind" | "suit" | "red" | "black" | "spade" | "club" | "diamond" | "heart" | "sum" | "high" | "low" | "odd" | "even";
  readonly n: number;
  readonly total?: number;
  readonly limit?: number;
}

/**
 * The numbers of cards used from both fields, whether they face each other, and their roles (6).
 */
export interface ConditionShape {
  readonly own: number;
  readonly opp: number;
  readonly facing: boolean;
  readonly roles: readonly RoleShape[];
}

/**
 * A skill: ``when`` lists alternatives, each a list of conditions that must all be met (6).
 */
export interface SkillShape {
  readonly id: string;
  readonly name: Name;
  readonly value: number;
  readonly when: readonly (readonly ConditionShape[])[];
}

/**
 * A character of the catalogue; ``silhouette`` describes its picture in words.
 */
export interface TrumpFighterCharacter {
  readonly id: string;
  readonly name: Name;
  readonly story: Name;
  readonly silhouette: Name;
  readonly skills: readonly SkillShape[];
}

/**
 * The action of choosing a character (1.1).
 */
export interface TrumpFighterChoice {
  readonly do: "character";
  readonly seat: number;
  readonly name: string;
}

/**
 * The action of declaring readiness (2.1).
 */
export interface TrumpFighterReady {
  readonly do: "ready";
  readonly seat: number;
  readonly at: number;
}

/**
 * A move at the word "Battle!" (4.1).
 */
export interface FastestMove {
  readonly do: "move";
  readonly card: string;
  readonly to: number;
}

/**
 * A call at the word "Battle!" (4.1).
 */
export interface FastestCall {
  readonly do: "call";
}

/**
 * The word "Battle!" with each seat's fastest act (2.2, 4.1).
 */
export interface TrumpFighterBattle {
  readonly do: "battle";
  readonly at: number;
  readonly fastest: readonly (FastestMove | FastestCall | null)[];
}

/**
 * The action of moving a card to a spot, 1 to 4 (2.3).
 */
export interface TrumpFighterMove {
  readonly do: "move";
  readonly seat: number;
  readonly card: string;
  readonly to: number;
  readonly at: number;
}

/**
 * The action of calling (2.4).
 */
export interface TrumpFighterCall {
  readonly do: "call";
  readonly seat: number;
  readonly at: number;
}

/**
 * The end of a call's window (4.2).
 */
export interface TrumpFighterResolve {
  readonly do: "resolve";
  readonly at: number;
}

/**
 * A standstill: no seat has moved or called for ten seconds (5).
 */
export interface TrumpFighterStall {
  readonly do: "stall";
  readonly at: number;
}

/**
 * A standstill by agreement of both seats, at any time of a battle (5).
 */
export interface TrumpFighterAgree {
  readonly do: "agree";
  readonly at: number;
}

export type TrumpFighterAction = TrumpFighterChoice | TrumpFighterReady | TrumpFighterBattle | TrumpFighterMove | TrumpFighterCall | TrumpFighterResolve | TrumpFighterStall | TrumpFighterAgree;

/**
 * A field spot: the open card, and the number of cards it covers (2.3).
 */
export interface FieldSpot {
  readonly card: string | null;
  readonly covered: number;
}

/**
 * A role and the cards that meet it.
 */
export interface MetRole extends RoleShape {
  readonly cards: readonly string[];
}

/**
 * A met condition: the spots used, 1 to 4 from each owner's left, and their cards, own ones first.
 */
export interface MetCondition {
  readonly own: readonly number[];
  readonly opp: readonly number[];
  readonly cards: readonly string[];
  readonly roles: readonly MetRole[];
}

/**
 * A skill that succeeded, explained: the place of its alternative, and the cards for its conditions (2.5).
 */
export interface SuccessView {
  readonly id: string;
  readonly value: number;
  readonly alternative: number;
  readonly conditions: readonly MetCondition[];
}

/**
 * A call and the ground that made it correct; ``relief``: only without the opponent's last move (2.4, 4.3).
 */
export interface JudgedCall {
  readonly seat: number;
  readonly at: number;
  readonly right: "skill" | "hand" | "relief" | "wrong";
}

/**
 * The settlement of the last call.
 *
 * ``calls`` is empty if a standstill forced the call (5.2). ``misses`` are the seats that got a miss card,
 * ``fields`` the open cards at the attack, ``skills`` the successes by seat, ``null`` if a miss card ended the
 * game without an attack (3.1). ``before`` are the totals before the calls, ``totals`` those after the attack,
 * ``drawn`` the places, 1 to 4, of each hand that were filled.
 */
export interface AttackView {
  readonly at: number;
  readonly occasion: "call" | "fastest" | "forced";
  readonly calls: readonly JudgedCall[];
  readonly misses: readonly number[];
  readonly fields: readonly (readonly (string | null)[])[];
  readonly skills: readonly (readonly SuccessView[])[] | null;
  readonly before: readonly number[];
  readonly totals: readonly number[];
  readonly drawn: readonly (readonly number[])[];
}

/**
 * A check: its start, the earliest battle at present (2.1), the seats that must move then (5.2).
 */
export interface CheckView {
  readonly since: number;
  readonly battle_from: number | null;
  readonly must_move: readonly boolean[];
}

/**
 * The standstill clock (5).
 *
 * ``since`` when it runs, the earliest time of a ``stall``, the ms ``after`` which one is due, the seat that the
 * opening rule binds.
 */
export interface StandstillView {
  readonly since: number;
  readonly stall_from: number;
  readonly after: number;
  readonly bound: number | null;
}

/**
 * The part of the view that a table shows, with its sounds and lights: no call before it is settled (4.2).
 *
 * During a call ``phase`` is ``battle``, and ``standstill`` the clock as it would run without the call. ``spots``
 * are, by seat, the spots that any card of its hand may take, in the present battle or the next one.
 */
export interface OnTable {
  readonly phase: string;
  readonly standstill: StandstillView | null;
  readonly spots: readonly (readonly number[])[];
}

/**
 * A call.
 */
export interface PendingCall {
  readonly seat: number;
  readonly at: number;
}

/**
 * Calls that are not settled; a table shows nothing of them before ``until`` (4.2).
 */
export interface CallView {
  readonly calls: readonly PendingCall[];
  readonly until: number;
}

/**
 * Open counts by seat: cards in hand, field cards, covered cards, miss cards; and the deck's cards.
 */
export interface TrumpFighterCounts {
  readonly deck: number;
  readonly hands: readonly number[];
  readonly fields: readonly number[];
  readonly covered: readonly number[];
  readonly misses: readonly number[];
}

/**
 * The table; everything except the deck and the miss cards is open to everyone (1.2).
 *
 * ``hands`` are rows of four places, ``null`` where empty, ``hand`` the viewer's own cards. ``misses`` count for
 * the seat they are listed at. ``used`` are skills in the order of success, ``met`` the unused ones that the
 * fields meet now (a help, 7). ``at`` is the last time, ms. ``check``, ``standstill`` and ``call`` belong to the
 * phases ``check``, ``battle`` and ``call`` and are ``null`` in all others; a table shows ``on_table`` instead.
 * ``goal`` points settle a match, a miss card is worth ``miss_value``, those of each seat ``miss_points``.
 * ``settled`` means that the last action settled the ``last_attack``.
 */
export interface TrumpFighterView extends BaseView {
  readonly counts: TrumpFighterCounts;
  readonly hand: readonly string[];
  readonly characters: readonly (string | null)[];
  readonly hands: readonly (readonly (string | null)[])[];
  readonly fields: readonly (readonly FieldSpot[])[];
  readonly misses: readonly number[];
  readonly used: readonly (readonly string[])[];
  readonly met: readonly (readonly string[])[];
  readonly ready: readonly boolean[];
  readonly at: number;
  readonly check: CheckView | null;
  readonly standstill: StandstillView | null;
  readonly call: CallView | null;
  readonly on_table: OnTable;
  readonly goal: number;
  readonly miss_value: number;
  readonly miss_points: readonly number[];
  readonly settled: boolean;
  readonly last_attack: AttackView | null;
}

/**
 * A seat's score sheet: 2 points per miss card, and the values of its skills (7).
 */
export interface TrumpFighterResult extends BaseRow {
  readonly skills: readonly string[];
  readonly misses: number;
}
