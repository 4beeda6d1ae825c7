// Bokunron's leaflet: the pages of rules, drawn by the table's own parts.
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { table } from "..";
import { refusalArguments } from "../refusals";
import { rules } from "../rules";
import { examples, Picture, turn } from "./examples";
import views from "./views.json";

export const leaflet: Leaflet = {
  sections: rules,
  looks: table.looks,
  Picture,
  parts: [
    { name: "seats", at: ".seats" },
    { name: "lead", at: ".bk-lead" },
    { name: "row", at: ".bk-pile-of-leads" },
    { name: "plaza", at: ".bk-plaza" },
    { name: "hand", at: ".hand" },
  ],
  turn,
  examples,
  terms: ["lead", "plaza", "tyrant", "stock", "marker", "pile"],
  trials: trialsOf(views),
  refusalArguments,
};
