// Super Trump Fighter on the screen, from the choice of fighters to the score sheet.
import { useCallback, useMemo, useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { RulesText } from "../../learn/RulesText";
import { saveOf } from "../../saves/records";
import type { LiveProps } from "../../table/types";
import { Boot } from "../../ui/Boot";
import { Head } from "../../ui/Head";
import { Notices } from "../../ui/Notices";
import { href } from "../../ui/router";
import { Sheet } from "../../ui/Sheet";
import { Arena } from "./Arena";
import { Choose } from "./Choose";
import { End } from "./End";
import { Flow } from "./flow";
import { useKeys } from "./keyboard";
import { Cover } from "./live/Cover";
import { formOf, isTurned } from "./live/form";
import { useLive } from "./live/useLive";
import { rules } from "./rules";

export function Screen({ id, onUnreadable }: LiveProps) {
  const flow = useMemo(() => new Flow(id, formOf(id)), [id]);
  const seats = useMemo(() => saveOf(id)?.seats ?? [], [id]);
  const [rule, setRule] = useState<{ clause: string | null } | null>(null);
  useLive(flow.session);
  useKeys(flow);
  const stage = flow.session.stage.value;
  const picture = flow.picture.value;
  const openRules = useCallback(
    (clause: string | null) => {
      flow.session.cover();
      setRule({ clause });
    },
    [flow],
  );
  // what stands still is not compared
  const arena = useMemo(
    () => picture && <Arena flow={flow} picture={picture} onRules={openRules} />,
    [flow, picture, openRules],
  );
  if (stage.at === "unreadable") return <>{onUnreadable(stage.reason)}</>;
  if (stage.at === "over" && !flow.reports.value.every(Boolean)) return <End id={id} flow={flow} stage={stage} />;
  return (
    <div class="tf-screen" style={{ "--accent": "var(--tf-accent)" }}>
      <Notices id={id} trouble={flow.session.trouble} />
      {stage.at === "opening" && (
        <main class="screen">
          <Head title={t("trump_fighter-name")} back={href("")} />
          <Boot />
        </main>
      )}
      {stage.at === "open" && stage.view.phase === "character" && <Choose flow={flow} view={stage.view} />}
      {picture?.view.phase !== "character" && arena}
      {flow.session.covered.value && (
        <Cover
          seats={seats}
          people={flow.people}
          turned={isTurned(flow.form)}
          back={flow.session.backAgain.value}
          onBack={(seat) => flow.session.isBack(seat, flow.people)}
          onRules={() => setRule({ clause: null })}
        />
      )}
      {rule && (
        <Sheet title={t("rules")} onClose={() => setRule(null)}>
          <RulesText game="trump_fighter" rules={rules} clause={rule.clause} />
        </Sheet>
      )}
    </div>
  );
}
