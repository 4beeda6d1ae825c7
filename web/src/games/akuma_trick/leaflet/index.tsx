// Akuma Trick's leaflet: the pages of rules, drawn by the table's own parts.
import type { Leaflet, Trial } from "../../../learn/leaflet";
import { table } from "..";
import { refusalArguments } from "../refusals";
import { rules } from "../rules";
import { examples, Picture, seenTable, turn } from "./examples";
import views from "./views.json";

const trial = (name: "beat" | "locked" | "release") => views[name] as unknown as Trial;

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
  trials: { "2.3": trial("beat"), "3.3": trial("locked"), "4.3": trial("release") },
  refusalArguments: (refusal) => refusalArguments(seenTable, refusal),
};
