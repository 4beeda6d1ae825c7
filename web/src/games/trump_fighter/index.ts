// Super Trump Fighter's table, as the page finds it.
import type { TrumpFighterView } from "../../door/door";
import { gameTable } from "../../table/game";
import { box } from "./box";
import type { Form } from "./live/form";
import { playSettings } from "./live/Ways";
import { describeEntry } from "./log";
import { Result } from "./Result";
import { rules } from "./rules";
import { Screen } from "./Screen";

export const table = gameTable<TrumpFighterView, Form>({
  ...box,
  Live: Screen,
  Result,
  playSettings,
  describeEntry,
  rules,
});
