// A lesson on a screen of its own.
import { useEffect, useRef, useState } from "preact/hooks";
import { lastNames } from "../device/habits";
import { catalog } from "../door/client";
import { isReady } from "../door/engine";
import { EngineFault } from "../engine/faults";
import { tableOf } from "../games";
import { loadLesson } from "../games/lessons";
import { t } from "../i18n/i18n";
import { LessonPlayer } from "../learn/LessonPlayer";
import type { Lesson } from "../learn/lesson";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { replace } from "../ui/router";
import { ScreenHead } from "../ui/Screen";
import { aloneNow, deal } from "./deal";
import { EngineFailed } from "./EngineFailed";

interface Props {
  game: string;
  /** The step that is asked for, from 1 on. */
  step: string | null;
}

export function Learn({ game, step }: Props) {
  const table = tableOf(game);
  const dealing = useRef(false);
  const [lesson, setLesson] = useState<Lesson | EngineFault | null>(null);
  const load = () => {
    setLesson(null);
    loadLesson(game).then(
      (found) => (found ? setLesson(found) : replace("")),
      (thrown) => setLesson(new EngineFault("download", String(thrown))),
    );
  };
  useEffect(load, [game]);
  const play = async () => {
    if (!table || dealing.current) return;
    dealing.current = true;
    await playNow(table);
    dealing.current = false;
  };
  if (lesson instanceof EngineFault) return <EngineFailed fault={lesson} onRetry={load} />;
  if (table && lesson && catalog.value && isReady.value)
    return <LessonPlayer table={table} lesson={lesson} at={placeOf(step)} onPlay={play} />;
  return (
    <main class="screen">
      <ScreenHead title={t("learn-title", { game: t(`${game}-name`) })} />
      <Boot />
    </main>
  );
}

/** Deal a match against easy machines, or where there are none, ask who plays. */
async function playNow(table: GameTable & { id: string }): Promise<void> {
  const entry = catalog.value?.games.find(({ id }) => id === table.id);
  if (!entry?.bots.length) return replace("setup", table.id);
  try {
    await deal(entry, table.playSettings, aloneNow(entry, table, lastNames()[0] ?? ""));
  } catch (fault) {
    if (!(fault instanceof EngineFault)) throw fault; // a dead engine has a screen of its own
  }
}

const placeOf = (step: string | null): number | null => (Number(step) >= 1 ? Math.floor(Number(step)) - 1 : null);
