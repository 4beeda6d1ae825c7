// Ghost Couple's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks } from "./Face";
import { describeEntry } from "./log";
import { moves } from "./moves";
import { lookMs } from "./open-board";
import { machines } from "./Portrait";
import { Result } from "./Result";
import type { GhostCoupleView } from "./shapes";
import { Table } from "./Table";
import { tips } from "./tips";
import "./world.css";

export const table = gameTable<GhostCoupleView>({
  ...box,
  Table,
  onTable: true,
  Result,
  looks,
  machines,
  moves,
  lookMs,
  tips,
  describeEntry,
});
