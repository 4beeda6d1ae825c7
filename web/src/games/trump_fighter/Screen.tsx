// Super Trump Fighter on the screen, from the choice of fighters to the score sheet.
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { RulesSheet } from "../../learn/Rules";
import { Silent } from "../../table/Silent";
import type { LiveProps } from "../../table/types";
import { Boot } from "../../ui/Boot";
import { memo } from "../../ui/memo";
import { Notices } from "../../ui/Notices";
import { ScreenHead } from "../../ui/Screen";
import { Arena } from "./Arena";
import { Choose } from "./Choose";
import { End } from "./End";
import { Fight } from "./fight";
import { useKeys } from "./keyboard";
import { Cover } from "./live/Cover";
import { settingsIn } from "./live/settings";
import { useLive } from "./live/useLive";

// what stands still is not compared
const SameArena = memo(Arena, ({ fight, picture, onRules }) => [fight, picture, onRules]);

export function Screen({ controller, isLesson = false, onUnreadable, next, beside }: LiveProps) {
  const fight = useMemo(() => new Fight(controller, settingsIn(controller.head.settings), isLesson), [controller]);
  const { seats } = controller.head;
  const [rule, setRule] = useState<{ clause: string | null } | null>(null);
  useLive(fight.live);
  useKeys(fight);
  const stage = fight.live.stage.value;
  const isCovered = fight.live.covered.value;
  useEffect(() => {
    if (isLesson && isCovered) for (const seat of fight.people) fight.live.isBack(seat, fight.people);
  }, [isLesson, isCovered]);
  const picture = fight.picture.value;
  const openRules = useCallback(
    (clause: string | null) => {
      fight.live.cover();
      setRule({ clause });
    },
    [fight],
  );
  if (stage.at === "unreadable") return <>{onUnreadable(stage.reason)}</>;
  if (stage.at === "over" && !fight.reports.value.every(Boolean))
    return <End controller={controller} isLesson={isLesson} fight={fight} stage={stage} next={next} beside={beside} />;
  return (
    <div class="tf-screen" style={{ "--accent": "var(--tf-accent)" }}>
      <Notices id={controller.id} trouble={controller.trouble} />
      <Silent silence={fight.live.silent.value} seats={seats} onAskAgain={() => fight.machine?.askAgain()} />
      {stage.at === "opening" && (
        <main class="screen">
          <ScreenHead title={t("trump_fighter-name")} />
          <Boot />
        </main>
      )}
      {stage.at === "open" && stage.view.phase === "character" && <Choose fight={fight} view={stage.view} />}
      {picture && picture.view.phase !== "character" && (
        <SameArena fight={fight} picture={picture} onRules={openRules} />
      )}
      {isCovered && !isLesson && (
        <Cover
          seats={seats}
          people={fight.people}
          turned={fight.isTurned}
          back={fight.live.backAgain.value}
          onBack={(seat) => fight.live.isBack(seat, fight.people)}
          onRules={() => setRule({ clause: null })}
        />
      )}
      {rule && <RulesSheet game="trump_fighter" clause={rule.clause} onClose={() => setRule(null)} />}
    </div>
  );
}
