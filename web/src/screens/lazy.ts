// The way from home to a table: with all parts of tables a separate script (vite.config.ts), which loads after the
// first paint.
export { Match } from "./Match";
export { OfGame, OfMatch } from "./OfMatch";
export { Setup } from "./Setup";
