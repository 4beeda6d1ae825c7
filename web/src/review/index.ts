// Screens after a match: a separate script, fetched when it is opened.
export { DaySheet } from "./DaySheet";
export { LinkOpened } from "./LinkOpened";
export { MatchReview, WithOpened } from "./MatchReview";
export type { Opened } from "./opening";
