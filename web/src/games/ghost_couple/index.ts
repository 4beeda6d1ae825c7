// Ghost Couple's table, as the page finds it.
import type { GhostCoupleView } from "../../door/door";
import { gameTable } from "../../table/game";
import { box } from "./box";
import { Result } from "./Result";
import { rules } from "./rules";
import { Table } from "./Table";
import { tell } from "./tell";

export const table = gameTable<GhostCoupleView>({
  ...box,
  Table,
  Result,
  tell,
  rules,
});
