// What comes after a match, in a script of its own: shown once that is here, or with why it is not.
import { tableOf } from "../games";
import { playAlone } from "./day-table";
import { OfGame } from "./OfGame";
import { OfMatch } from "./OfMatch";
import { PlayOn } from "./PlayOn";
import { scripted } from "./scripted";

const WithScript = scripted(() => import("../review"));

/** Going through a match that is stored here. */
export function Review({ id }: { id: string }) {
  return (
    <WithScript>
      {({ MatchReview }) => <OfMatch id={id}>{({ game }) => <MatchReview id={id} table={tableOf(game)} />}</OfMatch>}
    </WithScript>
  );
}

/** Playing on from a finished match that is stored here. */
export function WhatIf({ id, step }: { id: string; step: number }) {
  return (
    <WithScript>
      {({ openFinished, Refused }) => (
        <OfMatch id={id}>
          {({ game }) => <PlayOn id={id} step={step} table={tableOf(game)} open={openFinished} Refused={Refused} />}
        </OfMatch>
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
  return (
    <WithScript>
      {({ DaySheet: Sheet }) => (
        <OfMatch id={id}>{({ game }) => <Sheet id={id} table={tableOf(game)} onClose={onClose} />}</OfMatch>
      )}
    </WithScript>
  );
}
