// Akuma Trick's table, as the page finds it.
import { t } from "../../i18n/i18n";
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks, marks } from "./cards";
import { Summary } from "./Summary";
import type { AkumaTrickView } from "./shapes";
import { Table } from "./Table";
import { Result, Trick } from "./Trick";
import { describeEntry, moves, tips } from "./words";
import "./world.css";

export const table = gameTable<AkumaTrickView>({
  ...box,
  Table,
  Result,
  Summary,
  Trick,
  looks,
  marks,
  moves,
  tips,
  describeEntry,
  note: ({ ended_by }, _, seat) => (seat === ended_by ? t("akuma_trick-note-out") : null),
});
