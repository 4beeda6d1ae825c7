// Lucky Maker's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks, machines, marks } from "./cards";
import type { LuckyMakerView } from "./shapes";
import { Table } from "./Table";
import { Result, Trick } from "./Trick";
import { describeEntry, moves, tips } from "./words";
import "./world.css";

export const table = gameTable<LuckyMakerView>({
  ...box,
  Table,
  Result,
  Trick,
  looks,
  marks,
  machines,
  moves,
  tips,
  describeEntry,
});

// for the lesson's aid: its own import would be a separate script before every table
export { halves, suitName } from "./cards";
