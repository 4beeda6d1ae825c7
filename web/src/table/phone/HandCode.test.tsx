import { expect, test } from "vitest";
import { draw } from "../../../testing/screen";
import { HandCode, phoneAddress } from "./HandCode";

const TEXT = "29EZ0GMDT0103ZZY00018540P8TEC6C0C24GJ1E6CYSVA7KQ";

test("a hand's code is drawn, with its text below in groups of four", async () => {
  const shown = await draw(<HandCode text={TEXT} />);
  expect(shown.querySelectorAll("svg[role=img] path")).toHaveLength(1);
  expect(shown.querySelector("p")?.textContent).toMatch(/^(\w{4} )+\w{1,4}$/);
  expect(shown.querySelector("p")?.textContent?.replaceAll(" ", "")).toBe(TEXT);
});

test("its address is the phone's page on the same site, with the text in the part that no server sees", () => {
  const { pathname, search, hash } = new URL(phoneAddress(TEXT));
  expect([pathname, search, hash]).toEqual(["/hand/", "", `#${TEXT}`]);
});
