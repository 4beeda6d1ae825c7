// The end of a match: who won, how the series stands, the score sheet, and the way to the next match.
import { useState } from "preact/hooks";
import { newSave, rulesOf } from "../../door/client";
import { EngineFault } from "../../engine/engine";
import { t } from "../../i18n/i18n";
import { create, saveOf } from "../../saves/records";
import { Notices } from "../../ui/Notices";
import { go, href } from "../../ui/router";
import type { Fight } from "./fight";
import type { LiveStage } from "./live/session";
import { isDecided, keepSettings, nextSettings, winsWith } from "./live/settings";
import { Result } from "./Result";
import type { TrumpFighterView } from "./shapes";
import "../../table/match-over.css";

type Over = Extract<LiveStage<TrumpFighterView>, { at: "over" }>;

export function End({ id, fight, stage }: { id: string; fight: Fight; stage: Over }) {
  const { view, status } = stage;
  const { settings } = fight;
  const wins = winsWith(settings, status.winners);
  const decided = isDecided({ ...settings, wins });
  const names = view.seats.map(({ name }) => name);
  const winner = names[status.winners[0] ?? 0] ?? "";
  const [busy, setBusy] = useState(false);

  const again = async (same: boolean) => {
    const save = saveOf(id);
    if (busy || !save) return;
    setBusy(true);
    try {
      const next = await create(await newSave(save.game, names, save.options), rulesOf(save.game));
      const characters = view.characters.map((character) => character ?? "");
      await keepSettings(next, nextSettings(settings, status.winners, same ? characters : []));
      go("play", next);
    } catch (fault) {
      setBusy(false);
      if (!(fault instanceof EngineFault)) throw fault;
    }
  };

  return (
    <main class="screen" data-testid="result">
      <h1 class="winners">{status.winners.length > 1 ? t("trump_fighter-draw") : t("wins-match", { name: winner })}</h1>
      <Notices id={id} />
      {settings.best > 1 && (
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
      <div class="row play-after">
        <button type="button" class="button button-main" disabled={busy} onClick={() => again(true)}>
          {t("trump_fighter-again-same")}
        </button>
        <button type="button" class="button" disabled={busy} onClick={() => again(false)}>
          {t("trump_fighter-again-new")}
        </button>
        <a class="button" href={href("")}>
          {t("home")}
        </a>
      </div>
      <Result view={view} status={status} />
    </main>
  );
}
