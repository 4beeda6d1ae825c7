// What is special at a table of Bokunron.
import type { Tips } from "../../table/types";

export const tips: Tips = {
  tyrant: (entry) => entry.do === "tyrant",
  pass: (entry) => entry.do === "pass",
  plaza: (entry) => entry.do === "plaza",
};
