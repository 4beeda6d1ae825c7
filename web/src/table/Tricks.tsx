// Finished tricks to look at again: the one that ended since the seat last looked, and all of the deal.
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { BaseView, FinishedTrick, SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import { Sheet } from "../ui/Sheet";
import type { TrickProps } from "./types";

/** The trick that ended since the seat last looked, null once it is put away. */
export interface NewTrick<Trick> {
  readonly trick: Trick | null;
  readonly putAway: () => void;
}

/** What is new to a seat that had seen `since` entries of the log. */
export function useNewTrick<Trick extends FinishedTrick>(tricks: readonly Trick[], since: number): NewTrick<Trick> {
  const [seen, setSeen] = useState(since);
  const last = tricks.at(-1);
  return {
    trick: last && last.log_end > seen ? last : null,
    putAway: () => last && setSeen(last.log_end),
  };
}

/** The finished tricks that a view holds; none in a game without any. */
export const tricksOf = (view: BaseView): readonly FinishedTrick[] =>
  (view as BaseView & { readonly tricks?: readonly FinishedTrick[] }).tricks ?? [];

interface Props<Shape extends FinishedTrick> {
  tricks: readonly Shape[];
  seats: readonly SeatName[];
  Trick: ComponentType<TrickProps<Shape>>;
}

/** The last one, over a score sheet. */
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
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {t("tricks-so-far")}
      </button>
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
