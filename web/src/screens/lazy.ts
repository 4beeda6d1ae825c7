// The screens that home does without: a script of their own, which comes after the first paint, with all that tables
// are made of but hints, so that a game's own script has only what is its own.
import.meta.glob(["../table/**/*.{ts,tsx}", "!../table/hint/*", "!../table/**/*.{test,testing,d}.{ts,tsx}"], {
  eager: true,
});

export { LinkTo, Review, WhatIf } from "./AfterTheEnd";
export { Book } from "./Book";
export { Daily } from "./Daily";
export { Learn } from "./Learn";
export { Match } from "./Match";
export { OfGame } from "./OfGame";
export { Rules } from "./Rules";
export { Settings } from "./Settings";
export { Setup } from "./Setup";
