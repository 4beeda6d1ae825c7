// The screens that home does without: a script of their own, which comes after the first paint.
export { Match } from "./Match";
export { Rules } from "./Rules";
export { Settings } from "./Settings";
export { Setup } from "./Setup";
