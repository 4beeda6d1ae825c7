import type { ReadAloud } from "../../../testing/read-aloud";

export const READ_ALOUD: ReadAloud = {
  fromTwo: /-(?:ask-(?:hand|free|follow|up)|pass-costs|lay-up|entry-play-up|ladder-bar|refusal-wrong_count)$/,
};
