// Super Trump Fighter on the screen, from the choice of fighters to the score sheet.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { watchAbsence } from "../../device/listen";
import { listVoices } from "../../device/voice";
import { keepAwake } from "../../device/wake-lock";
import { isReady } from "../../door/engine";
import { t } from "../../i18n/i18n";
import { RulesSheet } from "../../learn/Rules";
import { beside } from "../../table/beside";
import { Silent } from "../../table/Silent";
import { nameOf } from "../../table/seat-name";
import type { LiveProps } from "../../table/types";
import { Boot } from "../../ui/Boot";
import { memo } from "../../ui/memo";
import { Notices } from "../../ui/Notices";
import { go } from "../../ui/router";
import { ScreenHead } from "../../ui/Screen";
import { Arena } from "./Arena";
import { SEATS } from "./acts";
import { Choose } from "./Choose";
import { Fighter } from "./cards";
import { End } from "./End";
import { Fight } from "./fight";
import { useKeys } from "./keyboard";
import { Press } from "./live/Press";
import { settingsIn } from "./live/settings";
import type { TrumpFighterView } from "./shapes";
import "./live/cover.css";

// unchanged parts are not compared
const SameArena = memo(Arena, ({ fight, picture, onRules }) => [fight, picture, onRules]);

/** A match's life on the screen: opened with the engine, covered when its players leave, the screen kept awake. */
function useLive({ live }: Fight): void {
  useEffect(() => {
    if (isReady.value) void live.open();
    return () => void live.close();
  }, [live, isReady.value]);
  useEffect(() => live.follow(), [live]);
  useEffect(listVoices, []);
  useEffect(() => void beside.load(), []);
  useEffect(() => watchAbsence(() => live.cover()), [live]);
  useEffect(() => keepAwake(() => live.stage.value.at === "open" && !live.covered.value), [live]);
}

export function Screen(props: LiveProps) {
  const { controller, isLesson = false, onUnreadable } = props;
  const fight = useMemo(() => new Fight(controller, settingsIn(controller.head.settings), isLesson), [controller]);
  const { live } = fight;
  const [rule, setRule] = useState<{ clause: string | null } | null>(null);
  useLive(fight);
  useKeys(fight);
  const stage = live.stage.value;
  const isCovered = live.covered.value;
  useEffect(() => {
    if (isLesson && isCovered) for (const seat of fight.people) live.isBack(seat, fight.people);
  }, [isLesson, isCovered]);
  const behind = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isCovered || document.activeElement !== document.body) return;
    behind.current?.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [isCovered]);
  const picture = fight.picture.value;
  const openRules = useCallback(
    (clause: string | null) => {
      live.cover();
      setRule({ clause });
    },
    [fight],
  );
  if (stage.at === "unreadable") return <>{onUnreadable(stage.reason)}</>;
  if (stage.at === "over" && !fight.reports.value.every(Boolean))
    return <End {...props} settings={fight.settings} stage={stage} />;
  return (
    <div class="tf-screen" style={{ "--accent": "var(--tf-accent)" }}>
      <Notices id={controller.id} trouble={controller.trouble} />
      <Silent silence={live.silent.value} seats={controller.head.seats} onAskAgain={() => fight.machine?.askAgain()} />
      {stage.at === "opening" && (
        <main class="screen">
          <ScreenHead title={t("trump_fighter-name")} />
          <Boot />
        </main>
      )}
      <div ref={behind} class="tf-behind" inert={isCovered && !isLesson}>
        {stage.at === "open" && stage.view.phase === "character" && (
          <Choose fight={fight} view={stage.view} onRules={() => setRule({ clause: null })} />
        )}
        {picture && picture.view.phase !== "character" && (
          <SameArena fight={fight} picture={picture} onRules={openRules} />
        )}
      </div>
      {isCovered && !isLesson && (
        <Cover fight={fight} view={stage.at === "open" ? stage.view : null} onRules={() => setRule({ clause: null })} />
      )}
      {rule && <RulesSheet game="trump_fighter" clause={rule.clause} onClose={() => setRule(null)} />}
    </div>
  );
}

/** Both fighters, face to face, and their points. */
const Score = ({ view }: { view: TrumpFighterView }) => (
  <div class="cover-score">
    {SEATS.map((seat) => (
      <span key={seat} class={`cover-fighter seat-${seat}`}>
        <Fighter id={view.characters[seat] ?? ""} />
        <span class="hidden-text">{nameOf(view.seats, seat)}</span> <b>{view.scores[seat] ?? 0}</b>
      </span>
    ))}
  </div>
);

/** The cover of a stopped match: both sides confirm that they are there before it continues. */
function Cover({ fight, view, onRules }: { fight: Fight; view: TrumpFighterView | null; onRules: () => void }) {
  const { live, people, isTurned } = fight;
  const back = live.backAgain.value;
  const { seats } = live.controller.head;
  const cover = useRef<HTMLElement>(null);
  // it takes the keyboard's focus: nothing behind it can be reached
  useLayoutEffect(() => cover.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={cover} tabIndex={-1} class="tf-cover" data-testid="cover" aria-label={t("trump_fighter-still")}>
      {people.toReversed().map((seat) => (
        <div key={seat} class={`cover-side seat-${seat}${isTurned && seat > 0 ? " turned" : ""}`}>
          {view && view.phase !== "character" && <Score view={view} />}
          <h2>{t("trump_fighter-still")}</h2>
          <p>{back[seat] ? t("trump_fighter-waits-for-other") : t("trump_fighter-still-help")}</p>
          <Press
            class="button button-main cover-back"
            disabled={Boolean(back[seat])}
            onPress={() => live.isBack(seat, people)}
            data-back={seat}
          >
            {t(back[seat] ? "trump_fighter-is-back" : "trump_fighter-go-on", { name: nameOf(seats, seat) })}
          </Press>
        </div>
      ))}
      <div class="cover-foot row">
        <Press class="button" onPress={() => go("")}>
          {t("trump_fighter-leave")}
        </Press>
        <Press class="button" onPress={onRules}>
          {t("rules")}
        </Press>
      </div>
    </section>
  );
}
