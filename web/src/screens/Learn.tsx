// A game's rules, and its lesson, on separate screens.
import { useRef, useState } from "preact/hooks";
import { lastNames } from "../device/habits";
import { catalog, entryOf } from "../door/catalog";
import { isReady, unlessDead } from "../door/engine";
import { type Table, tableOf } from "../games";
import { boxes, loadLesson } from "../games/boxes";
import { t } from "../i18n/i18n";
import { LessonPlayer } from "../learn/LessonPlayer";
import type { Lesson } from "../learn/lesson";
import { Rules } from "../learn/Rules";
import { inColourOf } from "../table/game";
import { Boot } from "../ui/Boot";
import { replace } from "../ui/router";
import { Screen } from "../ui/Screen";
import { aloneNow, deal } from "./deal";
import { Fetched } from "./scripted";

export function RulesScreen({ game, clause }: { game: string; clause: string | null }) {
  const box = boxes.find(({ id }) => id === game);
  if (!box) {
    replace("");
    return null;
  }
  return (
    <Screen title={t("rules-of", { game: t(`${game}-name`) })} class="rules-screen" style={inColourOf(box)}>
      <Rules game={game} clause={clause} />
    </Screen>
  );
}

interface Props {
  game: string;
  /** The step that is asked for, from 1 on. */
  step: string | null;
}

export function Learn({ game, step }: Props) {
  const table = tableOf(game);
  const dealing = useRef(false);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const load = async () => {
    const found = await loadLesson(game);
    if (found) setLesson(found);
    else replace("");
  };
  const play = async () => {
    if (!table || dealing.current) return;
    dealing.current = true;
    await playNow(table);
    dealing.current = false;
  };
  const coming = (
    <Screen title={t("learn-title", { game: t(`${game}-name`) })}>
      <Boot />
    </Screen>
  );
  const isPlayable = table && lesson && catalog.value && isReady.value;
  return (
    <Fetched isHere={lesson !== null} load={load} meanwhile={coming}>
      {() => (isPlayable ? <LessonPlayer table={table} lesson={lesson} at={placeOf(step)} onPlay={play} /> : coming)}
    </Fetched>
  );
}

/** Deal a match against easy machines, or where there are none, ask who plays. */
async function playNow(table: Table): Promise<void> {
  const entry = entryOf(table.id);
  if (!entry?.bots.length) return replace("setup", table.id);
  await unlessDead(() => deal(entry, table.playSettings, aloneNow(entry, table, lastNames()[0] ?? "")));
}

const placeOf = (step: string | null): number | null => (Number(step) >= 1 ? Math.floor(Number(step)) - 1 : null);
