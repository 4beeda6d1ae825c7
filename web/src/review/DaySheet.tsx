// The result of a deal of the day, to copy or to send.
import { useEffect, useState } from "preact/hooks";
import { DoorError } from "../door/client";
import { EngineFault } from "../engine/faults";
import { t } from "../i18n/i18n";
import { dayOf } from "../saves/day";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { Sheet } from "../ui/Sheet";
import { Copying } from "./Copying";
import { dayLines } from "./day-result";
import { openFinished } from "./opening";
import "./share.css";

interface Props {
  id: string;
  table: GameTable | undefined;
  onClose: () => void;
}

/** The lines of a finished match; empty where there are none to be had. */
async function linesOf(id: string, table: GameTable | undefined): Promise<string> {
  const day = dayOf(id);
  const opening = await openFinished(id, table);
  if (!day || !table || opening?.at !== "open") return "";
  try {
    return await dayLines(day, opening, table, Math.max(0, opening.machines.indexOf(null)));
  } catch (fault) {
    if (!(fault instanceof DoorError || fault instanceof EngineFault)) throw fault;
    return "";
  }
}

export function DaySheet({ id, table, onClose }: Props) {
  const [lines, setLines] = useState<string | null>(null);
  useEffect(() => void linesOf(id, table).then(setLines), [id]);
  return (
    <Sheet title={t("day-share")} onClose={onClose}>
      <div class="stack">
        <p class="small soft">{t("day-share-help")}</p>
        {lines === null && <Boot />}
        {lines === "" && <p role="status">{t("day-share-none")}</p>}
        {lines && (
          <>
            <textarea
              class="day-lines"
              readOnly
              rows={4}
              value={lines}
              aria-label={t("day-share")}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Copying text={lines} toSend={{ text: lines }} />
          </>
        )}
      </div>
    </Sheet>
  );
}
