// The table between two fighters: a half for each, the strip between them, fingers on it, the count and the verdict over it.
import { useEffect, useRef, useState } from "preact/hooks";
import { blockGestures } from "../../device/listen";
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { Icon, Pause } from "../../ui/icons";
import type { Laying, Picture } from "./acts";
import { Fighter } from "./cards";
import type { Fight } from "./fight";
import { Half } from "./Half";
import { Press } from "./live/Press";
import { type DragHandlers, PointerDrags, shift } from "./live/pointers";
import type { TrumpFighterView } from "./shapes";
import { COUNT_MS } from "./voices";
import "./arena.css";
import "./count.css";
import "./strike.css";
import "./strip.css";

/** Pixels around a field within which a card still lands on it. */
const NEAR_PX = 24;

interface Props {
  fight: Fight;
  picture: Picture;
  onRules: (clause: string | null) => void;
}

/** The spot of a seat's field under a point: where only one spot is open, all of the field leads there. */
function spotAt(table: HTMLElement, open: readonly number[], seat: number, x: number, y: number): number | null {
  const spots = [...table.querySelectorAll<HTMLElement>(`[data-half="${seat}"] [data-spot]`)];
  const boxes = spots.map((spot) => ({ to: Number(spot.dataset.spot), box: spot.getBoundingClientRect() }));
  const distance = (box: DOMRect) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const [nearest] = boxes.toSorted((a, b) => distance(a.box) - distance(b.box));
  if (!nearest || distance(nearest.box) > NEAR_PX) return null;
  return open.length === 1 ? (open[0] ?? null) : nearest.to;
}

/** Let cards be dragged on `table`. */
function usePointerDrags(fight: Fight, table: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const handlers: DragHandlers = {
      mayDrag: (seat) => fight.mayAct(seat),
      tap: (seat, card) => fight.pick(seat, card),
      spotAt: (seat, x, y) => spotAt(element, fight.spots(seat), seat, x, y),
      lay: (seat, card, spot, stamp) => void fight.lay(seat, card, spot, stamp),
    };
    const drags = new PointerDrags(element, handlers);
    const ends = [blockGestures(element), drags.listen()];
    ends.push(fight.dropped.subscribe(({ seat }) => drags.release(seat)));
    return () => {
      for (const end of ends) end();
    };
  }, [fight, table]);
}

/** Make a card float over its spot, about to fall. */
function hang(table: HTMLElement, { seat, card, to }: Laying): () => void {
  const half = table.querySelector(`[data-half="${seat}"]`);
  const own = half?.querySelector<HTMLElement>(`[data-hand-card="${card}"]`);
  const spot = half?.querySelector(`[data-spot="${to}"]`);
  if (!own?.parentElement || !spot) return () => undefined;
  // first of all, so that a card that was dragged does not set out for the hand
  own.dataset.over = String(to);
  const [from, goal] = [own.parentElement.getBoundingClientRect(), spot.getBoundingClientRect()];
  shift(own, goal.x - from.x, goal.y - from.y);
  return () => {
    delete own.dataset.over;
    shift(own, 0, 0);
  };
}

/** Show a card over its spot at the moment of its release, by any pointer: the engine's answer is some frames away. */
function useLaying(fight: Fight, table: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const hanging = new Map<Laying, () => void>();
    return fight.laying.subscribe((laying) => {
      for (const [each, end] of hanging) {
        if (laying.includes(each)) continue;
        hanging.delete(each);
        end();
      }
      for (const each of laying) {
        if (table.current && !hanging.has(each)) hanging.set(each, hang(table.current, each));
      }
    });
  }, [fight, table]);
}

export function Arena({ fight, picture, onRules }: Props) {
  const { view } = picture;
  const table = useRef<HTMLElement>(null);
  usePointerDrags(fight, table);
  useLaying(fight, table);
  return (
    <main ref={table} tabIndex={-1} class="tf" data-testid="arena" data-phase={view.phase}>
      <Half fight={fight} picture={picture} seat={1} onRules={onRules} />
      <Strip fight={fight} view={view} />
      <Half fight={fight} picture={picture} seat={0} onRules={onRules} />
      <Strike fight={fight} />
      {fight.count.value !== null && <Count key={fight.count.value} turned={fight.isTurned} />}
    </main>
  );
}

/** Between the halves: the way to stop, the standstill's clock, the deck. */
function Strip({ fight, view }: { fight: Fight; view: TrumpFighterView }) {
  const turn = fight.inTurns?.seat.value;
  return (
    <div class="tf-strip">
      <Press class="button button-quiet tf-pause" label={t("trump_fighter-pause")} onPress={() => fight.live.cover()}>
        <Icon of={Pause} />
      </Press>
      <Agree fight={fight} view={view} seat={1} />
      <Clock fight={fight} view={view} />
      <p class="hidden-text" aria-live="polite">
        {turn != null && t("turn-of", { name: nameOf(view.seats, turn) })}
      </p>
      <Agree fight={fight} view={view} seat={0} />
      <span class="tf-deck" role="none" title={t("trump_fighter-deck", { count: view.counts.deck })}>
        <i aria-hidden="true" />
        <span aria-hidden="true">{view.counts.deck}</span>
        <span class="hidden-text">{t("trump_fighter-deck", { count: view.counts.deck })}</span>
      </span>
    </div>
  );
}

/** A seat declares that it does not want to act; the other one's key then asks for the answer. */
function Agree({ fight: { agreement, isTurned }, view, seat }: { fight: Fight; view: TrumpFighterView; seat: number }) {
  if (!agreement || !view.standstill) return null;
  const said = agreement.said.value;
  const name = nameOf(view.seats, seat);
  return (
    <Press
      class={`tf-agree seat-${seat}${seat === 1 && isTurned ? " turned" : ""}${said[1 - seat] ? " tf-asked" : ""}`}
      label={t("trump_fighter-agree-label", { name })}
      pressed={said[seat] ?? false}
      onPress={() => agreement.say(seat)}
      data-agree={seat}
    >
      {t("trump_fighter-agree")}
    </Press>
  );
}

/** The time until the standstill, or until one ready side is enough. */
function Clock({ fight, view }: { fight: Fight; view: TrumpFighterView }) {
  const from = view.check?.battle_from ?? null;
  if (fight.inTurns && fight.people.length > 1) return <span class="tf-clock" />;
  if (view.standstill) {
    const { after, stall_from, bound } = view.standstill;
    return (
      <span class="tf-clock" role="timer" aria-label={t("trump_fighter-standstill")} data-bound={bound}>
        <Seconds live={fight.live} until={stall_from} after={after} />
      </span>
    );
  }
  if (from === null || fight.count.value !== null) return <span class="tf-clock" />;
  return (
    <span class="tf-clock" role="timer" aria-label={t("trump_fighter-battle-in")}>
      {t("trump_fighter-battle-in")} <Seconds live={fight.live} until={from} />
    </span>
  );
}

const SECOND_MS = 1000;

/**
 * Full seconds until a time of the match, which stop with its clock; with a total, a fuse shows the rest. It burns by
 * full seconds too: during constant animation browsers delay a touch to the next frame.
 */
function Seconds({ live, until, after }: { live: Fight["live"]; until: number; after?: number }) {
  const { clock } = live;
  const isCovered = live.covered.value;
  const left = () => Math.ceil(clock.until(until) / SECOND_MS);
  const [shown, setShown] = useState(left);
  useEffect(() => {
    setShown(left());
    if (isCovered) return undefined;
    const tick = setInterval(() => setShown(left()), SECOND_MS / 5);
    return () => clearInterval(tick);
  }, [clock, until, isCovered]);
  return (
    <>
      {after !== undefined && <i class="tf-fuse" style={{ "--left": (shown * SECOND_MS) / after }} />}
      <span class="tf-seconds">{shown}</span>
    </>
  );
}

/**
 * The verdict on a call in a word, for each side that a person plays, while the table is frozen. The element exists
 * before its words: screen readers announce changes, and an existing layer is painted sooner.
 */
function Strike({ fight }: { fight: Fight }) {
  const stopped = fight.hitStop.value;
  const verdicts = stopped?.attack.calls.map(({ seat, right }) => (
    <p key={seat} class={right === "wrong" ? "tf-strike-wrong" : ""}>
      <Fighter id={stopped.picture.view.characters[seat] ?? ""} />
      <b>{t("trump_fighter-strike", { name: nameOf(stopped.picture.view.seats, seat), right })}</b>
    </p>
  ));
  return (
    <>
      {fight.people.map((seat) => (
        <div
          key={seat}
          class={`tf-strike${seat === 1 ? ` tf-strike-far${fight.isTurned ? " turned" : ""}` : ""}`}
          role="status"
          aria-hidden={seat === 1}
          data-strike={verdicts ? seat : undefined}
        >
          {verdicts}
        </div>
      ))}
    </>
  );
}

const COUNTED = ["trump_fighter-count-1", "trump_fighter-count-2", "trump_fighter-count-3"] as const;

/** The spoken count, for both sides: "せー", "の", "Battle!"; a quick player acts with its last word. */
function Count({ turned }: { turned: boolean }) {
  return (
    <div class="tf-count" role="status" style={{ "--count-ms": `${COUNT_MS / COUNTED.length}ms` }}>
      {[true, false].map((far) => (
        <p key={String(far)} class={far && turned ? "turned" : ""} aria-hidden={far}>
          {COUNTED.map((word, index) => (
            <b key={word} style={{ "--step": index }}>
              {t(word)}
            </b>
          ))}
        </p>
      ))}
    </div>
  );
}
