import type { ReadAloud } from "../../../testing/read-aloud";

const GHOSTS = { ja: ["とき", "このは"], en: ["Toki", "Konoha"] };
const SINGLE = new Set(["card", "mate"]);
/** Messages that name cards of either deck with their signs. */
const BY_SIGNS = /-(?:drew|move-put)$/;

export const READ_ALOUD: ReadAloud = {
  values: (locale, id, slot) => {
    if (BY_SIGNS.test(id)) return undefined;
    if (slot === "cards") return [GHOSTS[locale].join(" × ")];
    return SINGLE.has(slot) ? GHOSTS[locale] : undefined;
  },
  fromTwo: /-goes-with-quartet$/,
  words: GHOSTS.ja,
};
