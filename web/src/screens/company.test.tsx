import { expect, test } from "vitest";
import { filesIn } from "../../testing/messages";
import { draw, the } from "../../testing/screen";
import { addTexts, locale } from "../i18n/i18n";
import { CompanyChoice } from "./Company";

test.each([
  ["passed round in turns", false, "passing this device"],
  ["shared in real time", true, "both at this device"],
])("a device of two is %s", async (_, live, said) => {
  const { screens = "" } = filesIn("en");
  addTexts({ "screens/en.ftl": screens });
  locale.value = "en";
  await draw(<CompanyChoice seating={[null, null]} live={live} onChoose={() => {}} />);
  expect(the("[data-value=together] small").textContent).toBe(said);
});
