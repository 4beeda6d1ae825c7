// After a match: once more at a tap, another set-up, another game with the same people; and how their evening stands.
import { useMemo, useState } from "preact/hooks";
import { catalog } from "../door/client";
import { isReady } from "../door/engine";
import { EngineFault } from "../engine/engine";
import { boxes } from "../games/boxes";
import { t } from "../i18n/i18n";
import { saveOf } from "../saves/records";
import { nameOf } from "../table/seat-name";
import { href, replace } from "../ui/router";
import { Sheet } from "../ui/Sheet";
import { nextStart, rematch } from "./rematch";

/** Once more, at a tap; it says who starts. */
export function Rematch({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const start = useMemo(() => {
    const save = saveOf(id);
    const seat = save && nextStart(save);
    return save && seat !== undefined && seat !== null ? nameOf(save.seats, seat) : "";
  }, [id]);
  const again = async () => {
    setBusy(true);
    try {
      const next = await rematch(id);
      if (next) replace("play", next);
    } catch (fault) {
      if (!(fault instanceof EngineFault)) throw fault;
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" class="button button-main" disabled={busy || !isReady.value} onClick={again}>
      {start ? t("rematch-from", { name: start }) : t("rematch")}
    </button>
  );
}

/** What else may come next: going through the match, the set-up, another game, home. */
export function NextGames({ id }: { id: string }) {
  const game = saveOf(id)?.game ?? "";
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a class="button" href={href("review", id)}>
        {t("review")}
      </a>
      <a class="button" href={href("setup", game, id)}>
        {t("rematch-setup")}
      </a>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {t("next-game")}
      </button>
      <a class="button" href={href("")}>
        {t("home")}
      </a>
      {isOpen && <OtherGames id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The games that as many people can play, each leading to its set-up with these. */
function OtherGames({ id, onClose }: { id: string; onClose: () => void }) {
  const save = saveOf(id);
  const people = save?.seats.length ?? 0;
  const fits = (game: string) =>
    catalog.value?.games.some(
      ({ id, min_players, max_players }) => id === game && min_players <= people && people <= max_players,
    );
  return (
    <Sheet title={t("next-game")} onClose={onClose}>
      <div class="stack">
        {boxes
          .filter((box) => box.id !== save?.game && fits(box.id))
          .map((box) => (
            <a key={box.id} class="button" href={href("setup", box.id, id)}>
              {t(`${box.id}-name`)}
            </a>
          ))}
      </div>
    </Sheet>
  );
}
