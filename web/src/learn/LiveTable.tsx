// A step on the own screen of a game that all seats play at once.
import type { AtStep } from "./at-step";

export function LiveTable({ table: { Live }, attempt, band }: AtStep) {
  return (
    <>
      {band}
      {Live && (
        <div class="lesson-live" inert={attempt.outcome.value !== null}>
          <Live
            isLesson
            controller={attempt.controller}
            onUnreadable={(reason) => <p>{reason}</p>}
            next={null}
            beside={null}
          />
        </div>
      )}
    </>
  );
}
