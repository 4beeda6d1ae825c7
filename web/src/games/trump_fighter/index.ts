// Super Trump Fighter's table, as the page finds it.
import { gameTable } from "../../table/game";
import { box } from "./box";
import { looks } from "./cards";
import type { FightSettings } from "./live/settings";
import { Replay, Result } from "./Report";
import { Screen } from "./Screen";
import { playSettings } from "./SettingsForm";
import type { TrumpFighterView } from "./shapes";
import { describeEntry, endsRound, moves, tips } from "./words";
import "./world.css";

export const table = gameTable<TrumpFighterView, FightSettings>({
  ...box,
  Live: Screen,
  replay: { Table: Replay, endsPart: endsRound },
  Result,
  looks,
  playSettings,
  moves,
  tips,
  describeEntry,
});
