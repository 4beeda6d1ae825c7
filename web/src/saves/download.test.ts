import { afterEach, expect, test, vi } from "vitest";
import { download } from "./download";

afterEach(() => {
  vi.useRealTimers();
});

test("the user is given a file of that name, which is forgotten afterwards", async () => {
  vi.useFakeTimers();
  const blobs: Blob[] = [];
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const clicked: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.download, this.href]);
  });
  download("match.json", "{}");
  expect(clicked).toEqual([["match.json", "blob:1"]]);
  expect(await blobs[0]?.text()).toBe("{}");
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith("blob:1");
});
