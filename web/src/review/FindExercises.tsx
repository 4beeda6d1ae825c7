// The screen that searches a finished match for exercises of one seat.
import { useEffect, useMemo, useState } from "preact/hooks";
import { isReady } from "../door/engine";
import { whenAnswered } from "../door/epoch";
import { t } from "../i18n/i18n";
import { nameOf } from "../table/seat-name";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { href } from "../ui/router";
import { Screen } from "../ui/Screen";
import { Finding } from "./finding";
import { Refused } from "./MatchReview";
import { type Access, type Opened, openFinished } from "./opening";
import { NoAnswer, Working } from "./WeighingSigns";
import "./judge.css";

interface Props {
  id: string;
  seat: number;
  table: (GameTable & { readonly id: string }) | undefined;
}

export function FindExercises({ id, seat, table }: Props) {
  const [access, setAccess] = useState<Access | null>(null);
  // nothing of the hands is shown here
  useEffect(() => {
    if (isReady.value && access === null)
      return whenAnswered(openFinished(id, table, "outcome"), (found) => setAccess(found));
  }, [isReady.value]);
  return (
    <Screen title={t("exercises-find")} back={href("play", id)} data-testid="find-exercises">
      {access === null && <Boot />}
      {access && access.at !== "open" && <Refused id={id} access={access} onAgree={() => undefined} />}
      {access?.at === "open" && seat < access.save.seats.length && <Searching opened={access} seat={seat} />}
    </Screen>
  );
}

function Searching({ opened, seat }: { opened: Opened; seat: number }) {
  const finding = useMemo(() => new Finding(opened, seat), [opened, seat]);
  useEffect(() => finding.cancel, [finding]);
  const state = finding.state.value;
  return (
    <section class="sheet-of-paper stack judge">
      {state.at === "none" && (
        <>
          <p>{t("exercises-find-help", { name: nameOf(opened.save.seats, seat) })}</p>
          <Button main disabled={!isReady.value} onClick={finding.begin}>
            {t("exercises-find-begin")}
          </Button>
        </>
      )}
      {state.at === "working" && <Working done={state.share} total={1} onCancel={finding.cancel} />}
      {state.at === "running" && <p role="status">{t("exercise-skipped", { reason: "running" })}</p>}
      {state.at === "silent" && <NoAnswer code={state.code} onAgain={finding.begin} />}
      {state.at === "found" && (
        <>
          <p role="status">{t("exercises-found", { count: state.count, known: state.count - state.added })}</p>
          <Button main href={href("exercises")}>
            {t("exercises")}
          </Button>
        </>
      )}
    </section>
  );
}
