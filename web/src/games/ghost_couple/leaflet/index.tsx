// Ghost Couple's leaflet: the pages of rules, drawn by the table's own parts.
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { table } from "..";
import { refusalArguments } from "../refusals";
import { rules } from "../rules";
import { examples, Picture, seenTable, turn } from "./examples";
import views from "./views.json";

export const leaflet: Leaflet = {
  sections: rules,
  looks: table.looks,
  Picture,
  parts: [
    { name: "seats", at: ".seats" },
    { name: "board", at: ".gc-board" },
    { name: "centre", at: ".gc-board li:nth-child(13)" },
    { name: "hand", at: ".hand" },
  ],
  turn,
  examples,
  terms: ["couple", "treasure", "banish", "centre", "moon"],
  trials: trialsOf(views),
  refusalArguments: refusalArguments(seenTable),
};
