// Super Trump Fighter's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { ofDay } from "./day";
import { looks } from "./Face";
import { playSettings } from "./live/SettingsForm";
import type { FightSettings } from "./live/settings";
import { describeEntry, endsRound } from "./log";
import { moves } from "./moves";
import { Replay } from "./Replay";
import { Result } from "./Result";
import { Screen } from "./Screen";
import type { TrumpFighterView } from "./shapes";
import { tips } from "./tips";
import "./world.css";

export const table = gameTable<TrumpFighterView, FightSettings>({
  ...box,
  Live: Screen,
  replay: { Table: Replay, endsPart: endsRound },
  Result,
  looks,
  playSettings: { ...playSettings, ofDay },
  moves,
  tips,
  describeEntry,
});
