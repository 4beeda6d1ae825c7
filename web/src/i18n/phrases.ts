// Where Japanese may be broken into lines: between phrases. For browsers that can't find these themselves.
import { jaModel, Parser } from "budoux";

const BREAK = "\u200b"; // a space of no width
const parser = new Parser(jaModel);

/** The same text with room for a line's end after each phrase. */
export const inPhrases = (text: string): string => parser.parse(text).join(BREAK);
