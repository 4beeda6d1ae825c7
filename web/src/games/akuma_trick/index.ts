// Akuma Trick's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks } from "./Face";
import { describeEntry } from "./log";
import { Result } from "./Result";
import { rules } from "./rules";
import type { AkumaTrickView } from "./shapes";
import { Table } from "./Table";
import { Trick } from "./Trick";

export const table = gameTable<AkumaTrickView>({
  ...box,
  Table,
  Result,
  Trick,
  looks,
  describeEntry,
  rules,
});
