// Super Trump Fighter's leaflet: the pages of rules, drawn by the table's own parts.
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
    { name: "opponent", at: ".leaflet-line:nth-child(1)" },
    { name: "field", at: ".leaflet-line:nth-child(2)" },
    { name: "hand", at: ".leaflet-line:nth-child(3)" },
    { name: "skills", at: ".tf-skills" },
  ],
  turn,
  examples,
  terms: ["move", "call", "attack", "check", "miss", "skill", "fastest"],
  trials: trialsOf(views),
  refusalArguments,
};
