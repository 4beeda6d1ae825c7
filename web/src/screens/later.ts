// Parts that a first table does not need: a separate script, which loads when the page is idle, or on request.
export { About } from "./About";
export {
  BookScreen,
  ExercisesScreen,
  FindExercisesScreen,
  LinkScreen,
  RecordScreen,
  ReviewScreen,
  WhatIfScreen,
} from "./AfterTheEnd";
export { Daily } from "./Daily";
export { Fair } from "./Fair";
export { Learn, RulesScreen } from "./Learn";
export { Makers } from "./Makers";
export { OfGame } from "./OfMatch";
export { Beside, NextGames, Over } from "./Over";
export { Settings } from "./Settings";
export { Shown } from "./Shown";
export { EverybodysTable, Watch } from "./Watch";
