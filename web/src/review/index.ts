// What comes after a match: a script of its own, fetched when it is opened.
export { DaySheet } from "./DaySheet";
export { LinkOpened } from "./LinkOpened";
export { MatchReview, Refused } from "./MatchReview";
export { openFinished } from "./opening";
