import { beforeEach, expect, test } from "vitest";
import { filesIn } from "../../../testing/messages";
import { draw, the } from "../../../testing/screen";
import { addTexts, locale } from "../../i18n/i18n";
import { newRelay, type Relay } from "./live/relay";
import { namedRelay, RelayScore } from "./Relay";

const folder = "games/trump_fighter";
const said = async (relay: Relay, winners: readonly number[]) => {
  await draw(<RelayScore relay={relay} winners={winners} names={["Aki", "Ben"]} />);
  return the("[data-testid=relay]").textContent;
};

beforeEach(() => {
  for (const each of ["ja", "en"] as const) addTexts({ [`${folder}/${each}.ftl`]: filesIn(each)[folder] ?? "" });
});

test("a relay's score is the number of players left: a draw is no win of both", async () => {
  locale.value = "en";
  expect(await said(namedRelay(newRelay()), [0, 1])).toBe(
    "Relay: 2 left on side 1, 2 on side 2. Next: Player 2 of side 1 against Player 2 of side 2.",
  );
  expect(await said({ waiting: [["c"], []], out: [1, 2] }, [0])).toBe(
    "Relay: 2 left on side 1, 0 on side 2. Side 1 wins!",
  );
});

test("in Japanese nobody who waits without a name is addressed as one who has one", async () => {
  locale.value = "ja";
  expect(await said(namedRelay(newRelay()), [0])).toBe(
    "勝ち抜き戦：残りはチーム1が3人、チーム2が2人。 次はAkiとチーム2・2人目の対戦です。",
  );
});
