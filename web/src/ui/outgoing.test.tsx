// The questions about an exported file, and copying after a browser's refusal.
import { beforeEach, describe, expect, type Mock, test, vi } from "vitest";
import { draw, happen, the } from "../../testing/screen";
import { moments } from "../../testing/store";

const { handOver } = await import("../device/exports");
const { Copying } = await import("./Copying");
const { FileButton } = await import("./Button");
const { Outgoing } = await import("./Outgoing");

let saved: number;
let share: Mock<() => Promise<void>>;
let copy: Mock<(text: string) => Promise<void>>;

/** A device with a finger or with a mouse, in some browser. */
function on(isPhone: boolean, userAgent = "Firefox"): void {
  vi.stubGlobal("navigator", { canShare: () => true, share, clipboard: { writeText: copy }, userAgent });
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
}

beforeEach(() => {
  saved = 0;
  share = vi.fn(async () => undefined);
  copy = vi.fn(async () => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => void saved++);
  on(false);
});
const words = () => [...document.querySelectorAll("#drawn button")].map(({ textContent }) => textContent);
const said = () => [...document.querySelectorAll("#drawn [role=status]")].map(({ textContent }) => textContent);
const refusal = (name: string) => new DOMException("", name);

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("#drawn button")].find(({ textContent }) => textContent === name);
  await happen(button ?? expect.fail(`${name}: ${words()}`), new MouseEvent("click", { bubbles: true }));
}

async function giveOut(): Promise<() => Promise<boolean | "asked">> {
  const isThere = handOver("a", "all of it");
  await draw(<Outgoing />);
  return () => Promise.race([isThere, Promise.resolve("asked" as const)]);
}

describe("an exported file", () => {
  test("is saved, with a question until the user confirms it", async () => {
    const end = await giveOut();
    expect([saved, said(), await end()]).toEqual([1, ["out-saved"], "asked"]);
    await press("out-there");
    expect([await end(), words()]).toEqual([true, []]);
  });

  test("that did not come can be copied, and saved again", async () => {
    const end = await giveOut();
    await press("out-not-there");
    expect(said()[0]).toBe("out-missing");
    await press("copy");
    expect(copy.mock.calls).toEqual([["all of it"]]);
    await press("out-save-again");
    expect([saved, said(), await end()]).toEqual([2, ["out-saved"], "asked"]);
    await press("close");
    expect(await end()).toBe(false);
  });

  test("is forgotten on the way to another screen", async () => {
    const end = await giveOut();
    location.hash = "#/settings";
    window.dispatchEvent(new Event("hashchange"));
    await vi.waitFor(async () => expect(await end()).toBe(false));
    location.hash = "";
  });

  test("is saved or shared on a phone; a closed share sheet is no fault, and a refusing one is", async () => {
    on(true);
    const end = await giveOut();
    expect([saved, said(), words()]).toEqual([0, ["out-asked"], ["out-save", "send", "close"]]);
    share.mockRejectedValueOnce(refusal("AbortError"));
    await press("send");
    expect([said(), await end()]).toEqual([["out-asked"], "asked"]);
    share.mockRejectedValueOnce(refusal("NotAllowedError"));
    await press("send");
    await moments(9);
    expect(said()[0]).toBe("out-missing");
    await press("send");
    expect(await end()).toBe(true);
  });

  test.each([
    ["json", [], "a.json"],
    ["json", ["application/json"], "a.txt"],
    ["csv", [], "a.csv"],
    ["csv", ["text/csv"], "a.txt"],
  ] as const)(
    "of the kind %s is sent by a phone that refuses %j as %s",
    async (kind, refused: readonly string[], name) => {
      on(true);
      navigator.canShare = (data) => !refused.includes(data?.files?.[0]?.type ?? "");
      void handOver("a", "all of it", kind);
      await draw(<Outgoing />);
      await press("send");
      const [{ files: [sent] = [] } = {}] = (share.mock.calls as unknown as [ShareData][])[0] ?? [];
      expect([sent?.name, await sent?.text()]).toEqual([name, "all of it"]);
      if (kind !== "json") return;
      const chosen: (File | undefined)[] = [];
      await draw(<FileButton onFile={async (file) => void chosen.push(file)}>in</FileButton>);
      const picker = the<HTMLInputElement>("#drawn input");
      const taken = picker.accept.split(",");
      expect(taken).toEqual(expect.arrayContaining([sent?.type, `.${sent?.name.split(".")[1]}`]));
      vi.spyOn(picker, "files", "get").mockReturnValue([sent] as unknown as FileList);
      await happen(picker, new Event("change"));
      expect(chosen).toEqual([sent]);
    },
  );

  test("leads out of LINE, whose own browser saves nothing", async () => {
    on(false, "Safari Line/14.0.0");
    await giveOut();
    await press("out-not-there");
    expect(the<HTMLAnchorElement>("#drawn a").href).toContain("?openExternalBrowser=1");
  });
});

describe("copying", () => {
  test.each([
    ["refuses", () => copy.mockRejectedValue(refusal("NotAllowedError"))],
    ["is missing", () => vi.stubGlobal("navigator", {})],
  ])("leaves the text selected where the clipboard %s", async (_, harm) => {
    harm();
    await draw(<Copying text="all of it" />);
    await press("copy");
    await vi.waitFor(() => expect(document.activeElement).toBe(the("#drawn textarea")));
    const field = the<HTMLTextAreaElement>("#drawn textarea");
    expect(said()).toEqual(["copy-from-here"]);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("all of it");
  });

  test("shows its result, and shares the given data", async () => {
    await draw(<Copying text="a" toSend={{ url: "b" }} />);
    await press("copy");
    await vi.waitFor(() => expect(said()).toEqual(["copied"]));
    share.mockRejectedValueOnce(refusal("AbortError"));
    await press("send");
    expect([said(), share.mock.calls]).toEqual([[""], [[{ url: "b" }]]]);
    share.mockRejectedValueOnce(refusal("NotAllowedError"));
    await press("send");
    await vi.waitFor(() => expect(said()).toEqual(["copy-from-here"]));
  });
});
