// Ghost Couple's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks } from "./Face";
import { Result } from "./Sheets";
import { lookMs } from "./seen";
import type { GhostCoupleView } from "./shapes";
import { Table } from "./Table";
import { describeEntry, moves, tips } from "./words";
import "./world.css";

export const table = gameTable<GhostCoupleView>({
  ...box,
  Table,
  Result,
  looks,
  moves,
  lookMs,
  tips,
  describeEntry,
});
