// Lucky Maker's leaflet: the pages of rules, drawn by the table's own parts.
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { table } from "..";
import { refusalArguments } from "../refusals";
import { rules } from "../rules";
import { examples, Picture, turn } from "./examples";
import views from "./views.json";
import "./leaflet.css";

export const leaflet: Leaflet = {
  sections: rules,
  marks: table.marks,
  looks: table.looks,
  Picture,
  parts: [
    { name: "seats", at: ".seats" },
    { name: "master", at: ".lm-master-card" },
    { name: "counts", at: ".lm-counts" },
    { name: "plays", at: ".plays" },
    { name: "hand", at: ".hand" },
  ],
  turn,
  examples,
  terms: ["master", "follow", "trick", "leader"],
  trials: trialsOf(views),
  refusalArguments,
};
