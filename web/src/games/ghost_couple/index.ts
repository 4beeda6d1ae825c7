// Ghost Couple's table, as the page finds it.
import type { GhostCoupleView } from "../../door/door";
import { gameTable } from "../../table/game";
import { box } from "./box";
import { Result } from "./Result";
import { Table } from "./Table";
import { tell } from "./tell";

export const table = gameTable<GhostCoupleView>({
  ...box,
  Table,
  Result,
  tell,
  rules: [
    { heading: "setup", clauses: ["1.1", "1.2", "1.3"] },
    { heading: "turn", clauses: ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6"] },
    { heading: "banishing", clauses: ["3.1", "3.2"] },
    { heading: "end", clauses: ["4.1", "4.2", "4.3"] },
    { heading: "trump", clauses: ["5.1", "5.2", "5.3", "5.4", "5.5"] },
    { heading: "ghosts", clauses: ["6.1", "6.2", "6.3", "6.4", "6.5"] },
  ],
});
