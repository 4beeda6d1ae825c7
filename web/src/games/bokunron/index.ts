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
  note: (_, { result }, seat) => {
    const rows = (result ?? []) as unknown as readonly BokunronSeatResult[];
    return rows.some((row) => row.seat === seat && row.struck) ? t("bokunron-note-struck") : null;
  },
});
