// A game in the register's form, and its colour.
import { entryOf } from "../door/catalog";
import type { BaseView } from "../door/door";
import type { GameTable } from "./types";
import "./world.css";

/** A game whose view is a `View`, as the register takes it: the engine's answers for it have just that shape. */
export const gameTable = <View extends BaseView, Settings = never>(game: GameTable<View, Settings>): GameTable =>
  game as GameTable;

/** Returns whether a game has hints: it needs words for moves, and turns, since in real time both would see a hint. */
export const hasHints = ({ Live, moves }: Pick<GameTable, "Live" | "moves">): boolean => Boolean(moves) && !Live;

/** Returns whether the strongest machine can weigh the moves of finished matches, and the game has words for moves. */
export const canJudge = ({ id, moves }: Pick<GameTable, "moves"> & { readonly id: string }): boolean =>
  Boolean(moves) && Object.keys(entryOf(id)?.weighs ?? {}).length > 0;

/** Whether a game's finished matches can give exercises. */
export const hasExercises = (game: string): boolean => (entryOf(game)?.exercises ?? []).length > 0;

/** The class of elements on a game's own ground, which its `world.css` draws. */
export const groundOf = ({ id }: { readonly id: string }) => `world world-${id}`;

/** The style of elements in a game's colour; all of them are dark enough for paper-white words, in both themes. */
export const inColourOf = ({ accent }: Pick<GameTable, "accent">) => ({
  "--accent": accent,
  "--accent-ink": "var(--on-game)",
});
