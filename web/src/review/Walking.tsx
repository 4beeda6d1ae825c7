// A finished match on the screen: its table after every entry, in one seat's view or with all hands open, the events in
// words, and the points as they grew.
import { useEffect, useMemo } from "preact/hooks";
import { faceOf } from "../device/habits";
import type { LogEntry } from "../door/door";
import { isReady } from "../door/engine";
import { t } from "../i18n/i18n";
import { canJudge, groundOf, inColourOf } from "../table/game";
import { LogSheet } from "../table/Log";
import { AtSeats, machineLooksOf, seatColours } from "../table/MachineSign";
import { Marked } from "../table/Marked";
import { nameOf } from "../table/seat-name";
import type { GameTable } from "../table/types";
import { Button } from "../ui/Button";
import { Bookmark, ScrollText, Share2, Split } from "../ui/icons";
import { useKept } from "../ui/left";
import { href } from "../ui/router";
import { IconButton, ScreenHead } from "../ui/Screen";
import { SheetButton } from "../ui/Sheet";
import { PointsCurve } from "./Curves";
import type { Eyes, Frame } from "./frames";
import { Judge } from "./Judge";
import { Keys, listenToKeys, placeIn } from "./Keys";
import type { Opened } from "./opening";
import { Scene } from "./Scene";
import { ShareSheet } from "./ShareSheet";
import { Walk } from "./walk";
import "../table/match-over.css";
import "./review.css";

interface Props {
  title: string;
  back: string;
  /** The match, if it is stored here: another may continue from it. */
  id?: string;
  opened: Opened;
  table: GameTable & { readonly id: string };
  /** True to show its analysis first. */
  isJudged?: boolean;
  onFault: (fault: unknown) => void;
  /** Keeps a match that is not stored here. */
  onKeep?: () => void;
}

/** A panel next to the table. */
type Panel = "points" | "judge";

export function Walking({ title, back, id, opened, table, isJudged = false, onFault, onKeep }: Props) {
  const { save, course, bots } = opened;
  const [panel, setPanel] = useKept<Panel | null>("panel", () => (isJudged ? "judge" : null));
  const looks = machineLooksOf(table);
  const people = save.seats.map(({ name }) => faceOf(name));
  const walk = useMemo(() => new Walk(course, save, onFault), [opened]);
  useEffect(() => () => walk.end(), [walk]);
  useEffect(() => listenToKeys(walk), [walk]);
  // a new engine continues from the last one's end
  useEffect(() => {
    if (isReady.value) walk.begin();
  }, [walk, isReady.value]);
  const frame = walk.frames.shown.value;
  useEffect(() => {
    if (frame) walk.drawn(frame);
  }, [walk, frame, walk.isPlaying.value]);
  const eyes = walk.eyes.value;
  // in some games points are open only at the end
  const hasPoints = [...walk.frames.scores.value].some(([step, all]) => step < course.length && all.some(isNumber));
  const panels: Panel[] = [...(hasPoints ? ["points" as const] : []), ...(canJudge(table) ? ["judge" as const] : [])];
  const told = frame ? toldOf(frame, table) : "";
  return (
    <main
      class={`play match-review ${groundOf(table)}${panel ? " walk-beside" : ""}${eyes === "all" ? "" : ` seat-${eyes}`}`}
      data-testid="match-review"
      data-at={frame?.step}
      style={{ ...inColourOf(table), ...seatColours(looks, bots, save.seats.length) }}
    >
      <header class="play-head">
        <ScreenHead title={title} back={back} />
        {!table.replay && <EyesChoice walk={walk} seats={save.seats} />}
        {frame && (
          <SheetButton icon={ScrollText} name={t("log")}>
            {(close) => <LogSheet view={frame.view} table={table} onClose={close} />}
          </SheetButton>
        )}
        {onKeep && <IconButton icon={Bookmark} name={t("keep-match")} onClick={onKeep} />}
        {id && <PlayOnLink id={id} step={walk.step.value} length={course.length} />}
        <SheetButton icon={Share2} name={t("share")}>
          {(close) => <ShareSheet save={save} onClose={close} />}
        </SheetButton>
      </header>
      <AtSeats.Provider value={{ seating: bots, looks, people }}>
        <div class={frame?.view.over ? "walk-scene walk-over" : "walk-scene"}>
          {frame && <Scene frame={frame} status={opened.status} table={table} />}
        </div>
        {/* an analysis continues while it is hidden */}
        <div class="walk-panel" hidden={panel === null}>
          <div hidden={panel !== "points"}>
            <PointsCurve opened={opened} scores={walk.frames.scores.value} step={walk.step.value} />
          </div>
          <div hidden={panel !== "judge"}>
            <Judge opened={opened} table={table} walk={walk} isOpen={panel === "judge"} />
          </div>
        </div>
      </AtSeats.Provider>
      <div class="walk-foot">
        <div class="walk-words">
          <p class="walk-told" role="status">
            <Marked text={told || t("review-deal")} seats={save.seats} marks={table.marks?.()} />
          </p>
          <p class="walk-where soft">{placeIn(walk)}</p>
        </div>
        <Keys walk={walk} told={told} />
        <div class="walk-panels">
          {panels.map((each) => (
            <Button
              key={each}
              quiet={panel !== each}
              aria-expanded={panel === each}
              onClick={() => setPanel(panel === each ? null : each)}
            >
              {t(each === "points" ? "review-points" : "judge")}
            </Button>
          ))}
        </div>
      </div>
    </main>
  );
}

const isNumber = (points: number | null | undefined) => typeof points === "number";

/** The last event, in words; empty before the first entry. */
function toldOf({ view }: Frame, { describeEntry }: GameTable): string {
  for (const logged of view.log.toReversed()) {
    const words = describeEntry(logged as unknown as LogEntry, view);
    if (words) return words;
  }
  return "";
}

const eyesIn = (value: string): Eyes => (value === "all" ? value : Number(value));

const EyesChoice = ({ walk, seats }: { walk: Walk; seats: Opened["save"]["seats"] }) => (
  <select
    class="button walk-eyes"
    aria-label={t("review-eyes")}
    value={String(walk.eyes.value)}
    onChange={(event) => walk.look(eyesIn(event.currentTarget.value))}
  >
    <option value="all">{t("review-all")}</option>
    {seats.map((_, seat) => (
      <option key={seat} value={seat}>
        {nameOf(seats, seat)}
      </option>
    ))}
  </select>
);

/** A link to a match that continues from here; at the end there is nothing to play. */
function PlayOnLink({ id, step, length }: { id: string; step: number; length: number }) {
  if (step === length) return null;
  const name = t(step === 0 ? "same-deal" : "what-if");
  return <IconButton icon={Split} name={name} href={href("what-if", id, String(step))} />;
}
