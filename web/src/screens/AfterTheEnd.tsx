// What comes after a match, in a script of its own: shown once that is here, or with why it is not.
import { tableOf } from "../games";
import { saveOf } from "../saves/records";
import { playAlone } from "./day-table";
import { OfGame } from "./OfGame";
import { PlayOn } from "./PlayOn";
import { scripted } from "./scripted";

const WithScript = scripted(() => import("../review"));

/** Going through a match that is stored here. */
export function Review({ id }: { id: string }) {
  const game = saveOf(id)?.game ?? "";
  return (
    <WithScript>
      {({ MatchReview }) => (
        <OfGame game={game}>
          <MatchReview id={id} table={tableOf(game)} />
        </OfGame>
      )}
    </WithScript>
  );
}

/** Playing on from a finished match that is stored here. */
export function WhatIf({ id, step }: { id: string; step: number }) {
  const game = saveOf(id)?.game ?? "";
  return (
    <WithScript>
      {({ openFinished, Refused }) => (
        <OfGame game={game}>
          <PlayOn id={id} step={step} table={tableOf(game)} open={openFinished} Refused={Refused} />
        </OfGame>
      )}
    </WithScript>
  );
}

/** What somebody has sent as a link. */
export function LinkTo({ text }: { text: string }) {
  return (
    <WithScript>
      {({ LinkOpened }) => <LinkOpened text={text} tableOf={tableOf} OfGame={OfGame} playAlone={playAlone} />}
    </WithScript>
  );
}

/** The result of a day's match, to be shared. */
export function DaySheet({ id, onClose }: { id: string; onClose: () => void }) {
  const game = saveOf(id)?.game ?? "";
  return (
    <WithScript>
      {({ DaySheet: Sheet }) => (
        <OfGame game={game}>
          <Sheet id={id} table={tableOf(game)} onClose={onClose} />
        </OfGame>
      )}
    </WithScript>
  );
}
