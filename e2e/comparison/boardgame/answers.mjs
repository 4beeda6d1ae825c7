// Answers to the questions that every system is asked, by boardgame.io's local client without a screen.
import { Client } from "boardgame.io/client";
import { legalCards, luckyMaker, SEATS } from "./lucky_maker.mjs";

/** @typedef {import("./lucky_maker.mjs").Deal} Deal */

const newClient = (/** @type {Deal} */ deal) => Client({ game: luckyMaker(deal), numPlayers: SEATS, debug: false });

function playAtRandom(/** @type {Deal} */ deal) {
  const client = newClient(deal);
  for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
    const cards = legalCards(G);
    client.moves.play(cards[Math.floor(Math.random() * cards.length)]);
  }
}

/**
 * Plays recorded games again: what was legal before each move, and the scores.
 * @param {{deal: Deal, moves: number[]}[]} games
 */
function replay(games) {
  return games.map(({ deal, moves }) => {
    const client = newClient(deal);
    const legal = [];
    for (const move of moves) {
      const { G, ctx } = client.getState();
      if (Number(ctx.currentPlayer) !== G.seat) throw new Error(`seat ${ctx.currentPlayer} in turn, not ${G.seat}`);
      legal.push(legalCards(G));
      client.moves.play(move);
    }
    return { legal, scores: client.getState().ctx.gameover.points };
  });
}

/**
 * Plays at random so long; the number of games and the seconds it took.
 * @param {Deal[]} deals
 * @param {number} seconds
 */
function luckyMakerGames(deals, seconds) {
  const start = performance.now();
  let games = 0;
  while (performance.now() - start < seconds * 1000) playAtRandom(deals[games++ % deals.length]);
  return [games, (performance.now() - start) / 1000];
}

const ANSWERS = { replay, lucky_maker: luckyMakerGames };

/** @param {string} question `[name, arguments]` as JSON */
export function answer(question) {
  const [name, args] = JSON.parse(question);
  return JSON.stringify(ANSWERS[name](...args));
}
