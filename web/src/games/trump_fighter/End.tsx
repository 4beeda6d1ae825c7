// The end of a match: the winner, the series, the score sheet, and the way to the next match.
import { useMemo, useState } from "preact/hooks";
import { EngineFault } from "../../engine/faults";
import { t } from "../../i18n/i18n";
import { deal } from "../../match/begin";
import { inColourOf } from "../../table/game";
import { AtSeats, machineLooksOf } from "../../table/MachineSign";
import { namedAsMachine } from "../../table/seat-name";
import type { LiveProps } from "../../table/types";
import { Winner } from "../../table/Winner";
import { Notices } from "../../ui/Notices";
import { replace } from "../../ui/router";
import { ScreenHead } from "../../ui/Screen";
import { box } from "./box";
import { Ending, endingArt } from "./Ending";
import type { LiveStage } from "./live/live-match";
import { fightAfter } from "./live/relay";
import { type FightSettings, isDecided, keepSettings, nextSettings, winsWith } from "./live/settings";
import { RelayScore } from "./Relay";
import { By, Scores } from "./Report";
import type { TrumpFighterView } from "./shapes";
import "../../table/match-over.css";

interface Props extends Pick<LiveProps, "controller" | "isLesson" | "next" | "beside" | "lookUps"> {
  settings: FightSettings;
  stage: Extract<LiveStage<TrumpFighterView>, { at: "over" }>;
}

export function End({ controller, isLesson, settings, stage, next: nextGames, beside, lookUps }: Props) {
  const { view, status } = stage;
  const { game, options, bots, origin } = controller.head;
  const isWhatIf = origin !== null;
  // a what-if does not count in a series
  const counted = isWhatIf ? [] : status.winners;
  const wins = winsWith(settings, counted);
  const decided = isDecided({ ...settings, wins });
  const names = view.seats.map(({ name }) => name);
  const seats = useMemo(() => ({ seating: bots, looks: machineLooksOf(undefined) }), [bots]);
  const [first = 0] = status.winners;
  const winner = namedAsMachine(names[first] ?? "", Boolean(bots[first]));
  const fighter = status.winners.length > 1 ? null : (view.characters[first] ?? null);
  const art = useMemo(() => endingArt(fighter), [fighter]);
  const [busy, setBusy] = useState(false);

  const relay = isWhatIf ? null : settings.relay;
  const nextFight =
    relay &&
    fightAfter(
      relay,
      status.winners,
      names,
      view.characters.map((each) => each ?? ""),
    );

  const start = async (players: readonly string[], changed: FightSettings) => {
    if (busy) return;
    setBusy(true);
    try {
      replace("play", await deal(game, players, options, { bots, settings: keepSettings(changed) }));
    } catch (fault) {
      setBusy(false);
      if (!(fault instanceof EngineFault)) throw fault;
    }
  };

  const again = (same: boolean) => {
    const characters = view.characters.map((character) => character ?? "");
    void start(names, { ...nextSettings(settings, counted, same ? characters : []), relay: null });
  };

  return (
    <main class="screen over world world-trump_fighter" data-testid="result" style={inColourOf(box)}>
      {lookUps && (
        <header class="play-head">
          <ScreenHead title={t("trump_fighter-name")} />
          {lookUps(view)}
        </header>
      )}
      <div class="over-won">
        <AtSeats.Provider value={seats}>
          <Winner Emblem={art} view={view} status={status} heading={isLesson ? "h1" : "h2"} isPortrait>
            {status.winners.length > 1 ? t("trump_fighter-draw") : t("wins-match", { name: winner })}
          </Winner>
        </AtSeats.Provider>
        <By status={status} />
        <Ending fighter={fighter} />
        <Notices id={controller.id} />
        {relay && <RelayScore relay={relay} winners={status.winners} names={names} />}
        {settings.best > 1 && !relay && !isWhatIf && (
          <p class="tf-series" data-testid="series">
            {t(decided ? "trump_fighter-series-won" : "trump_fighter-series", {
              best: settings.best,
              first: names[0] ?? "",
              second: names[1] ?? "",
              one: wins[0] ?? 0,
              two: wins[1] ?? 0,
              name: winner,
            })}
          </p>
        )}
        {!isLesson && (
          <div class="row play-after">
            {nextFight ? (
              <button
                type="button"
                class="button button-main"
                disabled={busy}
                onClick={() => start(nextFight.names, { ...settings, relay: nextFight.relay, again: nextFight.again })}
              >
                {t("trump_fighter-relay-go-on")}
              </button>
            ) : (
              <div class="tf-again">
                <button type="button" class="button button-main" disabled={busy} onClick={() => again(true)}>
                  {t("trump_fighter-again-same")}
                </button>
                <button type="button" class="button" disabled={busy} onClick={() => again(false)}>
                  {t("trump_fighter-again-new")}
                </button>
              </div>
            )}
            {nextGames}
          </div>
        )}
        {beside}
      </div>
      <div class="over-sheet">
        <AtSeats.Provider value={seats}>
          <Scores view={view} status={status} />
        </AtSeats.Provider>
      </div>
    </main>
  );
}
