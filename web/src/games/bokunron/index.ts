// Bokunron's table, as the page finds it.
import { t } from "../../i18n/i18n";
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks } from "./cards";
import { Summary } from "./Summary";
import type { BokunronSeatResult, BokunronView } from "./shapes";
import { Table } from "./Table";
import { Result, Trick } from "./Trick";
import { describeEntry, moves, tips } from "./words";
import "./world.css";

export const table = gameTable<BokunronView>({
  ...box,
  Table,
  Result,
  Summary,
  Trick,
  looks,
  moves,
  tips,
  describeEntry,
  isUnseen: ({ do: verb }) => verb === "no_tyrant",
  note: (_, { result, by, winners }, seat) => {
    const rows = (result ?? []) as unknown as readonly BokunronSeatResult[];
    if (rows.some((row) => row.seat === seat && row.struck)) return t("bokunron-note-struck");
    return by !== "points" && winners.includes(seat) ? t(`bokunron-note-${by}`) : null;
  },
});
