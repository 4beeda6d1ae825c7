// A game as the register takes it, and the colour that everything of it stands in.
import { entryOf } from "../door/catalog";
import type { BaseView } from "../door/door";
import type { GameTable } from "./types";
import "./world.css";

/** A game whose view is a `View`, as the register takes it: the engine's answers for it have just that shape. */
export const gameTable = <View extends BaseView, Settings = never>(game: GameTable<View, Settings>): GameTable =>
  game as GameTable;

/** Whether people may be told what a machine would do, where it has words for that: in real time both would see it. */
export const hasHints = ({ Live, moves }: Pick<GameTable, "Live" | "moves">): boolean => Boolean(moves) && !Live;

/** Returns whether the strongest machine can weigh the moves of finished matches, and the game has words for moves. */
export const canJudge = ({ id, moves }: Pick<GameTable, "moves"> & { readonly id: string }): boolean =>
  Boolean(moves) && Object.keys(entryOf(id)?.weighs ?? {}).length > 0;

/** The class of what stands on a game's own ground, which its `world.css` draws. */
export const groundOf = ({ id }: { readonly id: string }) => `world world-${id}`;

/** The style of whatever stands in a game's colour; all of them are dark enough for paper-white words, in both themes. */
export const inColourOf = ({ accent }: Pick<GameTable, "accent">) => ({
  "--accent": accent,
  "--accent-ink": "var(--on-game)",
});
