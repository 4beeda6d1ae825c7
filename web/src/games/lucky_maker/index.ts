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
  // a game's points stay until a player continues
  lookMs: ({ phase }) => (phase === "deal" ? Number.POSITIVE_INFINITY : 0),
});
