// Ghost Couple's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks } from "./Face";
import { describeEntry } from "./log";
import { Result } from "./Result";
import { rules } from "./rules";
import type { GhostCoupleView } from "./shapes";
import { Table } from "./Table";

export const table = gameTable<GhostCoupleView>({
  ...box,
  Table,
  Result,
  looks,
  describeEntry,
  rules,
});
