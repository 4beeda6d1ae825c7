// Lucky Maker for boardgame.io, to set the engine's speed beside it; written from the rules alone.
// A card is a number, 0 to 59: ten times its pair's place in PAIRS plus its first number minus 1.
import { INVALID_MOVE } from "boardgame.io/core";
import { original } from "immer";

export const SEATS = 4;
const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
const SUITS = Array.from({ length: 60 }, (_, card) => PAIRS[Math.floor(card / 10)]);

/**
 * @typedef {object} Deal
 * @property {number[][]} hands
 * @property {number[]} masters the first to be turned first
 * @property {number} start the seat that leads first
 *
 * @typedef {object} Position
 * @property {number[][]} hands rising
 * @property {number[]} masters
 * @property {number} trick number of the trick, hence of its master
 * @property {number} leader seat that led it
 * @property {number} seat the one to play
 * @property {number[]} table cards played in this trick, in order
 * @property {number[]} points by seat
 */

/** The card's number in a suit that it carries: the second suit has 11 minus the first one's. */
const numberIn = (card, suit) => (suit === SUITS[card][0] ? (card % 10) + 1 : 10 - (card % 10));

/**
 * The cards that the seat in turn may play, rising.
 * @param {Position} G
 */
export function legalCards(G) {
  const hand = G.hands[G.seat];
  const [first, second] = SUITS[G.masters[G.trick]];
  const following = hand.filter((card) => SUITS[card].includes(first) || SUITS[card].includes(second));
  return following.length ? following : hand;
}

/** The suit that decides and the one that scores: the count, then the master's larger number. */
function followSuit(master, table) {
  const [first, second] = SUITS[master];
  const count = (suit) => table.filter((card) => SUITS[card].includes(suit)).length;
  const difference = count(first) - count(second) || numberIn(master, first) - numberIn(master, second);
  return difference > 0 ? [first, second] : [second, first];
}

/**
 * The position after the last card of a trick: its points given, its leader named (clause 3).
 * @param {Position} G
 * @returns {Position}
 */
function afterTrick(G) {
  const master = G.masters[G.trick];
  const [follow, other] = followSuit(master, G.table);
  const numbers = G.table.map((card) => (SUITS[card].includes(follow) ? numberIn(card, follow) : 0));
  const highest = Math.max(...numbers);
  const own = numberIn(master, follow);
  const after = { ...G, seat: G.leader, table: [], trick: G.trick + 1 };
  if (highest < own) return after;
  const place = numbers.lastIndexOf(highest);
  const winner = (G.leader + place) % SEATS;
  after.points = G.points.with(winner, G.points[winner] + numberIn(master, other));
  if (highest !== own && numbers.indexOf(highest) === place) after.leader = after.seat = winner;
  return after;
}

/** Plays a card. The state from boardgame.io is a draft, which is slow to read; its original is not. */
function play({ G: draft }, card) {
  /** @type {Position} */
  const G = original(draft);
  if (!legalCards(G).includes(card)) return INVALID_MOVE;
  const hands = G.hands.with(
    G.seat,
    G.hands[G.seat].filter((held) => held !== card),
  );
  const next = { ...G, hands, table: [...G.table, card] };
  return next.table.length < SEATS ? { ...next, seat: (G.seat + 1) % SEATS } : afterTrick(next);
}

/**
 * The game on one deal: a local client has no other way to be given one. Undoing is off: it costs time.
 * @param {Deal} deal
 */
export const luckyMaker = (deal) => ({
  name: "lucky-maker",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => ({
    hands: deal.hands.map((hand) => hand.toSorted((a, b) => a - b)),
    masters: deal.masters,
    trick: 0,
    leader: deal.start,
    seat: deal.start,
    table: [],
    points: new Array(SEATS).fill(0),
  }),
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.seat, next: ({ G }) => G.seat } },
  endIf: ({ G }) => (G.trick === G.masters.length ? { points: G.points } : undefined),
});
