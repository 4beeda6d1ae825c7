// A game as the register takes it, and the colour that everything of it stands in.
import type { ComponentType } from "preact";
import type { BaseView, FinishedTrick } from "../door/door";
import type { GameTable, MoveWords, PlaySettings, Replay, ResultProps, TableProps, TrickProps } from "./types";
import "./world.css";

/** The finished tricks of a view; never, where it has none. */
type TrickOf<View> = View extends { readonly tricks: readonly (infer Trick extends FinishedTrick)[] } ? Trick : never;

/** A game whose view is a `View`, as the register takes it: the engine's answers for it have just that shape. */
export const gameTable = <View extends BaseView, Settings = never>(
  game: Omit<GameTable, "Table" | "replay" | "Result" | "Trick" | "playSettings" | "moves" | "lookMs"> & {
    readonly Table?: ComponentType<TableProps<View>>;
    readonly replay?: Replay<View>;
    readonly Result: ComponentType<ResultProps<View>>;
    readonly Trick?: ComponentType<TrickProps<TrickOf<View>>>;
    readonly playSettings?: PlaySettings<Settings>;
    readonly moves?: MoveWords<View>;
    readonly lookMs?: (view: View) => number;
  },
): GameTable => game as GameTable;

/** Whether people may be told what a machine would do, where it has words for that: in real time both would see it. */
export const hasHints = ({ Live, moves }: Pick<GameTable, "Live" | "moves">): boolean => Boolean(moves) && !Live;

/** The class of what stands on a game's own ground, which its `world.css` draws. */
export const groundOf = ({ id }: { readonly id: string }) => `world world-${id}`;

/** The style of whatever stands in a game's colour; all of them are dark enough for paper-white words, in both themes. */
export const inColourOf = ({ accent }: Pick<GameTable, "accent">) => ({
  "--accent": accent,
  "--accent-ink": "var(--on-game)",
});
