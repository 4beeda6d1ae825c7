// The screens that home does without: a script of their own, which comes after the first paint.
export { OneWriter } from "./OneWriter";
export { Rules } from "./Rules";
export { Settings } from "./Settings";
export { Setup } from "./Setup";
