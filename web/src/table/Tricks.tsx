// Finished tricks to look at again: the last one over a score sheet, and all of the deal.
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { FinishedTrick, SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import type { TrickProps } from "./types";

interface Props<Shape extends FinishedTrick> {
  tricks: readonly Shape[];
  seats: readonly SeatName[];
  Trick: ComponentType<TrickProps<Shape>>;
}

export function LastTrick<Shape extends FinishedTrick>({ tricks, seats, Trick }: Props<Shape>) {
  const last = tricks.at(-1);
  if (!last) return null;
  return (
    <div class="stack">
      <h2>{t("last-trick")}</h2>
      <Trick trick={last} seats={seats} />
    </div>
  );
}

/** The button that opens all of them, the latest first; there is none before the first trick is over. */
export function TricksButton<Shape extends FinishedTrick>({ tricks, seats, Trick }: Props<Shape>) {
  const [open, setOpen] = useState(false);
  if (!tricks.length) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("tricks-so-far")}</Button>
      {open && (
        <Sheet title={t("tricks-so-far")} onClose={() => setOpen(false)}>
          {tricks.toReversed().map((trick) => (
            <Trick key={trick.number} trick={trick} seats={seats} numbered />
          ))}
        </Sheet>
      )}
    </>
  );
}
