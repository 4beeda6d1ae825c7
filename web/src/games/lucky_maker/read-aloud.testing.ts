import type { ReadAloud } from "../../../testing/read-aloud";

const SUIT = /^lucky_maker-(?:card|why|reason)/;
const SUITED = new Set(["first", "second", "best", "scored", "follow", "master"]);

export const READ_ALOUD: ReadAloud = {
  values: (locale, id, slot) =>
    SUIT.test(id) && SUITED.has(slot) ? [locale === "ja" ? "赤●9" : "red ● 9"] : undefined,
  fromTwo: /-ask-deal$/,
};
