// The words about stores that were not read, and the claims that wait for them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw } from "../../testing/screen";
import { emptyStore } from "../../testing/store";
import { databaseState, isUnanswered } from "../saves/database";
import { storageFails } from "../saves/local";
import { unread } from "../saves/whole";
import { NothingYet } from "./NothingYet";
import { Notices } from "./Notices";
import { Unread } from "./Unread";

vi.mock("../i18n/i18n", async (original) => ({ ...(await original<object>()), t: (id: string) => `[${id}]` }));
vi.mock("./exporting", () => ({}));

beforeEach(async () => {
  await emptyStore();
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  storageFails.value = false;
});

afterEach(() => {
  isUnanswered.value = false;
});

const said = () => [...document.body.textContent.matchAll(/\[([\w-]+)\]/g)].map(([, id]) => id).join(" ");

test("an empty list claims nothing before all was read", async () => {
  const list = <NothingYet>[nothing]</NothingYet>;
  unread.value = "late";
  await draw(list);
  expect(said()).toBe("home");
  unread.value = null;
  await draw(list);
  expect(said()).toBe("nothing home");
});

test("a late database is named on screens of all matches, with a way to try again; elsewhere only that it is missing", async () => {
  [unread.value, databaseState.value] = ["late", "missing"];
  await draw(<Notices id={null} />);
  expect(said()).toBe("unread try-again");
  await draw(<Notices id="m" />);
  expect(said()).toBe("no-database understood");
  unread.value = null;
  await draw(<Unread />);
  expect(said()).toBe("");
});

test("a request without an answer is named until a person has read that", async () => {
  [unread.value, isUnanswered.value] = [null, true];
  await draw(<Unread />);
  expect(said()).toBe("unanswered understood");
});

test("no notice names a store that is forbidden too", async () => {
  vi.stubGlobal("localStorage", null);
  [unread.value, databaseState.value] = ["late", "missing"];
  await draw(<Notices id={null} />);
  expect(said()).toBe("no-storage");
  await draw(<Notices id="m" />);
  expect(said()).toBe("no-storage understood");
  storageFails.value = true;
  for (const id of [null, "m"]) {
    await draw(<Notices id={id} />);
    expect(said()).toBe("storage-fails download-match");
  }
});
