// After a match: once more at a tap, another set-up, another game with the same people; and how their evening stands.
import { useState } from "preact/hooks";
import { catalog } from "../door/client";
import { isReady } from "../door/engine";
import { EngineFault } from "../engine/engine";
import { boxes } from "../games/boxes";
import { t } from "../i18n/i18n";
import type { Controller } from "../match/controller";
import type { Head } from "../saves/record";
import { nameOf } from "../table/seat-name";
import { Button, LinkButton } from "../ui/Button";
import { href, replace } from "../ui/router";
import { Sheet } from "../ui/Sheet";
import { nextStart, rematch } from "./rematch";

interface Props {
  /** The match that is over. */
  controller: Controller;
}

/** Once more, at a tap; it says who starts. */
export function Rematch({ controller }: Props) {
  const [busy, setBusy] = useState(false);
  const { match } = controller;
  const seat = match && nextStart(match);
  const start = match && seat !== undefined && seat !== null ? nameOf(match.head.seats, seat) : "";
  const again = async () => {
    setBusy(true);
    try {
      if (match) replace("play", await rematch(match));
    } catch (fault) {
      if (!(fault instanceof EngineFault)) throw fault;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button main disabled={busy || !isReady.value} onClick={again}>
      {start ? t("rematch-from", { name: start }) : t("rematch")}
    </Button>
  );
}

/** What else may come next: going through the match, the set-up, another game, home. */
export function NextGames({ controller }: Props) {
  const { id, game } = controller.head;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton href={href("review", id)}>{t("review")}</LinkButton>
      <LinkButton href={href("setup", game, id)}>{t("rematch-setup")}</LinkButton>
      <Button onClick={() => setOpen(true)}>{t("next-game")}</Button>
      <LinkButton href={href("")}>{t("home")}</LinkButton>
      {isOpen && <OtherGames head={controller.head} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The games that as many people can play, each leading to its set-up with these. */
function OtherGames({ head, onClose }: { head: Head; onClose: () => void }) {
  const people = head.seats.length;
  const fits = (game: string) =>
    catalog.value?.games.some(
      ({ id, min_players, max_players }) => id === game && min_players <= people && people <= max_players,
    );
  return (
    <Sheet title={t("next-game")} onClose={onClose}>
      <div class="stack">
        {boxes
          .filter((box) => box.id !== head.game && fits(box.id))
          .map((box) => (
            <LinkButton key={box.id} href={href("setup", box.id, head.id)}>
              {t(`${box.id}-name`)}
            </LinkButton>
          ))}
      </div>
    </Sheet>
  );
}
