// The way from home to a table: with all that tables are made of a script of its own (vite.config.ts), which comes after
// the first paint.
export { Match } from "./Match";
export { OfGame, OfMatch } from "./OfMatch";
export { Setup } from "./Setup";
