// A game as the register takes it, and the colour that everything of it stands in.
import type { ComponentType } from "preact";
import type { BaseView } from "../door/door";
import type { GameTable, PlaySettings, ResultProps, TableProps } from "./types";

/** A game whose view is a `View`, as the register takes it: the engine's answers for it have just that shape. */
export const gameTable = <View extends BaseView, Settings = never>(
  game: Omit<GameTable, "Table" | "Result" | "playSettings"> & {
    readonly Table?: ComponentType<TableProps<View>>;
    readonly Result: ComponentType<ResultProps<View>>;
    readonly playSettings?: PlaySettings<Settings>;
  },
): GameTable => game as GameTable;

/** The style of whatever stands in a game's colour; all of them are dark enough for paper-white words, in both themes. */
export const inColourOf = ({ accent }: Pick<GameTable, "accent">) => ({
  "--accent": accent,
  "--accent-ink": "var(--on-game)",
});
