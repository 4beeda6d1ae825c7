// The ghost on Ghost Couple's box: how it looks, and its crest.
import { type Crest, type Look, look } from "../Lantern";

export const HANA: Look = look(
  "#f7c9cf",
  "#a83d5a",
  ["round", "buds", "lashes", "smile"],
  ["drop", "none", "dots", "cat"],
);

export const HANA_CREST: Crest = {
  fill: "M12 11.4C8 9.4 8.3 3.4 10.4 2L12 4L13.6 2C15.7 3.4 16 9.4 12 11.4z",
  times: 5,
};
