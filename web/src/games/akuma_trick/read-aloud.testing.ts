import type { ReadAloud } from "../../../testing/read-aloud";

export const READ_ALOUD: ReadAloud = {
  cards: (said) => [
    said("akuma_trick-cards-set", { count: 2, rank: 5 }),
    said("akuma_trick-cards-run", { colour: said("akuma_trick-colour-Y"), from: 3, to: 5 }),
    said("akuma_trick-card", { colour: said("akuma_trick-colour-P"), rank: 8 }),
  ],
  named: { from: /^akuma_trick-entry/ },
  fromTwo: /-(?:reason-many_at_once|summary-any_time|refusal-short_run)$/,
};
