// Bokunron's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks } from "./cards";
import { Summary } from "./Summary";
import type { BokunronView } from "./shapes";
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
});
