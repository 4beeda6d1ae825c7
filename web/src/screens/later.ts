// What a first table does without: a script of its own, which comes when the page has nothing better to do, or when it is
// asked for.
export { BookScreen, LinkScreen, ReviewScreen, WhatIfScreen } from "./AfterTheEnd";
export { Daily } from "./Daily";
export { Fair } from "./Fair";
export { Learn, RulesScreen } from "./Learn";
export { Makers } from "./Makers";
export { OfGame } from "./OfMatch";
export { Beside, NextGames, Over } from "./Over";
export { Settings } from "./Settings";
export { Shown } from "./Shown";
export { EverybodysTable, Watch } from "./Watch";
