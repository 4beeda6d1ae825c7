// What a first table does without: a script of its own, which comes when the page has nothing better to do, or when it is
// asked for.
export { NextGames } from "./AfterMatch";
export { LinkTo, Review, WhatIf } from "./AfterTheEnd";
export { Book } from "./Book";
export { Daily } from "./Daily";
export { Learn } from "./Learn";
export { OfGame } from "./OfGame";
export { Beside, Over } from "./Over";
export { Rules } from "./Rules";
export { Settings } from "./Settings";
