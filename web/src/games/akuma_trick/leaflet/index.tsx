// Akuma Trick's leaflet: the pages of rules, drawn by the table's own parts, from the engine's positions and tricks of
// real matches.
import type { FunctionComponent } from "preact";
import { t } from "../../../i18n/i18n";
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { all, bare, Line, lineOf, noted, ontoOf, playersOf, stacked } from "../../../learn/page/Line";
import { type Position, Still } from "../../../learn/page/Still";
import { Plays } from "../../../table/Plays";
import { Icon, RotateCcw } from "../../../ui/icons";
import { table } from "..";
import { looks } from "../cards";
import type { AkumaTrickTrick, AkumaTrickView } from "../shapes";
import { Table } from "../Table";
import { Trick } from "../Trick";
import { refusalArguments } from "../words";
import views from "./views.json";

const seen = views.table as unknown as Position<AkumaTrickView>;
const { seats, current_trick } = seen.view;
const tricks = views as unknown as Record<"plain" | "factor", AkumaTrickTrick>;

const trick =
  (name: "plain" | "factor"): FunctionComponent =>
  () => <Trick trick={tricks[name]} seats={seats} />;

const line = lineOf(looks);
const onto = ontoOf(looks);
const players = playersOf(seen.view);
const UNKNOWN = [null, null, null];

const RANKS = ["Y0", "P1", "G2", "V3", "B4", "W5", "Y6", "P7", "G8", "V9"];
const RELEASED = ["P9", "Y8", "G9", "Y7"];

export const leaflet: Leaflet = {
  marks: table.marks,
  looks: table.looks,
  Picture: () => <Still Table={Table} {...seen} />,
  parts: [
    { name: "seats", at: ".seat" },
    { name: "beat", at: ".ak-beat" },
    { name: "lock", at: ".ak-lock" },
    { name: "number", at: ".ak-number" },
    { name: "plays", at: ".ak-plays" },
    { name: "hand", at: ".hand" },
  ],
  turn: [
    line(bare("P4")),
    onto(bare("P4"), all("yes", "G5", "P7")),
    line(bare("Y5", "Y6", "Y7")),
    line(bare("G2", "P5", "Y6")),
    line(bare("P4", "P6"), "10"),
  ],
  examples: {
    "0": line(bare(...RANKS)),
    "1.1": line(bare("Y1", "P1", "G1"), "3 × 10"),
    "1.2": players(UNKNOWN, [10, 10, 10], 0),
    "1.3": () => <Line looks={looks} label={t("akuma_trick-stolen")} cards={bare("G3")} />,
    "2.1": () => <Plays plays={current_trick?.plays ?? []} seats={seats} looks={looks} />,
    "2.2": stacked(line(bare("P3"), undefined, "yes"), line(bare("Y3", "G3"), undefined, "yes")),
    "2.3": onto(bare("G6"), [...all("yes", "P9", "G9"), ...all("no", "P6")]),
    "2.4": stacked(
      line(bare("Y5", "P5", "G5"), undefined, "yes"),
      line(bare("Y5", "Y6", "Y7"), undefined, "yes"),
      line(bare("Y5", "P6"), undefined, "no"),
    ),
    "2.5": onto(bare("Y3", "P3"), bare("G4"), "yes"),
    "2.6": onto(bare("G9"), bare("Y0"), "yes"),
    "2.7": () => <Plays plays={tricks.plain.plays} seats={seats} looks={looks} />,
    "3": line(bare("Y2", "P5", "G6")),
    "3.1": line(bare("Y2", "P2"), "2"),
    "3.2": () => (
      <div class="leaflet-line">
        <Line looks={looks} cards={bare("P5")} />
        <Icon of={RotateCcw} />
      </div>
    ),
    "3.3": onto(bare("Y6"), [...all("yes", "Y9"), ...all("no", "P9")]),
    "4.1": players(UNKNOWN, [6, 5, 5], 0),
    "4.2": trick("factor"),
    "4.3": stacked(line(bare(...RELEASED), "33", "yes"), line(bare("G6", ...RELEASED), "39", "no")),
    "4.4": line(all("no", "Y0")),
    "4.5": line([...bare("Y1", "P2"), { card: "G0", is: "no" }], "3 < 10"),
    "4.6": trick("plain"),
    "5.1": players(UNKNOWN, [0, 4, 2]),
    "5.2": line(noted(["Y0", "15"], ["P1", "1"], ["G7", "7"]), "23"),
    "5.3": stacked(line(bare("Y1", "P2"), "3", "yes"), line(bare("G7"), "7", "no")),
  },
  rulings: views.rulings,
  terms: ["trick", "leader", "run", "release", "number"],
  trials: trialsOf(views),
  refusalArguments: (refusal) => refusalArguments(seen.view, refusal),
};
