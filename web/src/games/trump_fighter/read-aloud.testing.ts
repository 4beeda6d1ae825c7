import type { ReadAloud } from "../../../testing/read-aloud";

export const READ_ALOUD: ReadAloud = {
  named: { first: /-series/, second: /-series/ },
  fromTwo: /-gets-miss$/,
};
