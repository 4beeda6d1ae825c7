// A fight to be stored in tests.
import type { Save } from "../../../door/door";

export const SAVE: Save = {
  format: 1,
  game: "trump_fighter",
  options: {},
  seats: [{ name: "Aki" }, { name: "Ben" }],
  deal: {},
  log: [],
};
