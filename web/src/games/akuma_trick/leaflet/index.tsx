// Akuma Trick's leaflet: the pages of rules, drawn by the table's own parts.
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { table } from "..";
import { refusalArguments } from "../refusals";
import { rules } from "../rules";
import { examples, Picture, seenTable, turn } from "./examples";
import views from "./views.json";

export const leaflet: Leaflet = {
  sections: rules,
  marks: table.marks,
  looks: table.looks,
  Picture,
  parts: [
    { name: "seats", at: ".seats" },
    { name: "beat", at: ".ak-beat" },
    { name: "lock", at: ".ak-lock" },
    { name: "number", at: ".ak-number" },
    { name: "plays", at: ".ak-plays" },
    { name: "hand", at: ".hand" },
  ],
  turn,
  examples,
  terms: ["trick", "leader", "run", "release", "number"],
  trials: trialsOf(views),
  refusalArguments: (refusal) => refusalArguments(seenTable, refusal),
};
