// Akuma Trick's table, as the page finds it.
import type { AkumaTrickView } from "../../door/door";
import { gameTable } from "../../table/game";
import { box } from "./box";
import { tell } from "./log";
import { Result } from "./Result";
import { Table } from "./Table";

export const table = gameTable<AkumaTrickView>({
  ...box,
  Table,
  Result,
  tell,
  rules: [
    { heading: "cards", clauses: ["0"] },
    { heading: "setup", clauses: ["1.1", "1.2", "1.3"] },
    { heading: "play", clauses: ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7"] },
    { heading: "effects", clauses: ["3", "3.1", "3.2", "3.3"] },
    { heading: "release", clauses: ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6"] },
    { heading: "end", clauses: ["5.1", "5.2", "5.3"] },
  ],
});
