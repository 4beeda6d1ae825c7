// The group's book: a script of its own, fetched when it is opened.
export { GroupBook } from "./GroupBook";
