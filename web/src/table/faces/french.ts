// The shapes of the suits of playing cards.
import { type FrenchSuit, INKS, type SuitLook } from "./suits";

/** Hearts have a glint, diamonds are cut, spades have a spine and clubs have veins. */
const FRENCH: Readonly<Record<FrenchSuit, Required<Pick<SuitLook, "shape" | "pattern" | "letter">>>> = {
  S: {
    shape:
      "M10 .4C12.3 4.8 19 7.7 19 12.8a4.6 4.6 0 0 1-7.6 3.5c.2 1.7 1 2.7 2.4 3.3H6.2c1.4-.6 2.2-1.6 2.4-3.3A4.6 4.6 0 0 1 1 12.8C1 7.7 7.7 4.8 10 .4z",
    pattern: "M10 4v3.2",
    letter: { text: "S", y: 15.2 },
  },
  H: {
    shape: "M10 19.2C5 14.7.7 11.2.7 6.5A5 5 0 0 1 10 4a5 5 0 0 1 9.3 2.5c0 4.7-4.3 8.2-9.3 12.7z",
    pattern: "M2.9 7.6A3.1 3.1 0 0 1 5.4 3.9",
    letter: { text: "H", y: 12.9 },
  },
  D: {
    shape: "M10 .2L18.2 10L10 19.8L1.8 10z",
    pattern: "M10 2.6L16.2 10L10 17.4L3.8 10z",
    letter: { text: "D", y: 13.4 },
  },
  C: {
    shape:
      "M10 .7a4.5 4.5 0 0 1 3.8 6.9a4.5 4.5 0 1 1-2.4 7.6c.2 2.3 1 3.7 2.4 4.4H6.2c1.4-.7 2.2-2.1 2.4-4.4a4.5 4.5 0 1 1-2.4-7.6A4.5 4.5 0 0 1 10 .7z",
    pattern: "M10 2.4v3M2.6 11.8h2.4M15 11.8h2.4",
    letter: { text: "C", y: 14.6 },
  },
};

/** The suits of playing cards in a game's own colours. */
export const frenchSuits = (inks: Readonly<Record<FrenchSuit, string>> = INKS): Record<FrenchSuit, SuitLook> => ({
  S: { ...FRENCH.S, ink: inks.S },
  H: { ...FRENCH.H, ink: inks.H },
  D: { ...FRENCH.D, ink: inks.D },
  C: { ...FRENCH.C, ink: inks.C },
});
