// Super Trump Fighter's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks } from "./Face";
import { playSettings } from "./live/SettingsForm";
import type { FightSettings } from "./live/settings";
import { describeEntry } from "./log";
import { Result } from "./Result";
import { rules } from "./rules";
import { Screen } from "./Screen";
import type { TrumpFighterView } from "./shapes";

export const table = gameTable<TrumpFighterView, FightSettings>({
  ...box,
  Live: Screen,
  Result,
  looks,
  playSettings,
  describeEntry,
  rules,
});
