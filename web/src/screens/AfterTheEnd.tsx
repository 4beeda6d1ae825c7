// Parts with separate scripts, which later screens fetch: those after a match, the scorebook and the record.
import { tableOf } from "../games";
import { boxes } from "../games/boxes";
import { loadWordsOf } from "../i18n/fetching";
import { playAlone } from "./deal";
import { OfGame, OfMatch } from "./OfMatch";
import { PlayOn } from "./PlayOn";
import { scripted } from "./scripted";

const WithReview = scripted(() => import("../review"));
/** Resolves to a script once the messages of a folder are loaded too. */
const withWords =
  (folder: string) =>
  <Script,>(script: Script): Promise<Script> =>
    loadWordsOf(folder).then(() => script);

const WithExercises = scripted(() => import("./Exercises").then(withWords("exercise")));
const WithFinding = scripted(() => import("../review").then(withWords("exercise")));
const WithBook = scripted(() => import("./results"));
const WithSolo = scripted(() => import("./results").then(withWords("solo")));

export const BookScreen = () => <WithBook>{({ GroupBook }) => <GroupBook boxes={boxes} />}</WithBook>;

export const RecordScreen = () => <WithSolo>{({ SoloRecord }) => <SoloRecord />}</WithSolo>;

export const ExercisesScreen = ({ which }: { which: string | null }) => (
  <WithExercises>
    {({ Exercises, ExerciseScreen }) => (which === null ? <Exercises /> : <ExerciseScreen which={which} />)}
  </WithExercises>
);

export const FindExercisesScreen = ({ id, seat }: { id: string; seat: number }) => (
  <WithFinding>
    {({ FindExercises }) => (
      <OfMatch id={id}>{({ game }) => <FindExercises id={id} seat={seat} table={tableOf(game)} />}</OfMatch>
    )}
  </WithFinding>
);

export const ReviewScreen = ({ id, isJudged }: { id: string; isJudged: boolean }) => (
  <WithReview>
    {({ MatchReview }) => (
      <OfMatch id={id}>{({ game }) => <MatchReview id={id} isJudged={isJudged} table={tableOf(game)} />}</OfMatch>
    )}
  </WithReview>
);

export const WhatIfScreen = ({ id, step }: { id: string; step: number }) => (
  <WithReview>
    {({ WithOpened }) => (
      <OfMatch id={id}>
        {({ game }) => <PlayOn id={id} step={step} table={tableOf(game)} WithOpened={WithOpened} />}
      </OfMatch>
    )}
  </WithReview>
);

export const LinkScreen = ({ text }: { text: string }) => (
  <WithReview>
    {({ LinkOpened }) => <LinkOpened text={text} tableOf={tableOf} OfGame={OfGame} playAlone={playAlone} />}
  </WithReview>
);

export const DaySheet = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <WithReview>
    {({ DaySheet: Sheet }) => (
      <OfMatch id={id}>{({ game }) => <Sheet id={id} table={tableOf(game)} onClose={onClose} />}</OfMatch>
    )}
  </WithReview>
);
