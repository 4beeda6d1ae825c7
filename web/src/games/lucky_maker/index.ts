// Lucky Maker's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { marks } from "./cards";
import { looks } from "./Face";
import { describeEntry } from "./log";
import { moves } from "./moves";
import { machines } from "./Portrait";
import { Result } from "./Result";
import type { LuckyMakerView } from "./shapes";
import { Table } from "./Table";
import { Trick } from "./Trick";
import { tips } from "./tips";
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
