import { beforeEach, expect, test, vi } from "vitest";
import { Late } from "./late";

const fetched = vi.fn<() => Promise<string>>();
const begin = vi.fn();
const end = vi.fn();

beforeEach(() => {
  fetched.mockResolvedValue("part");
  begin.mockReturnValue(end);
});

test("a part is fetched a moment after its first use, and used from then on", async () => {
  const late = new Late(fetched);
  const stop = late.use(begin);
  expect(fetched).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledExactlyOnceWith("part"));
  stop();
  expect(end).toHaveBeenCalledOnce();
});

test("a part that is here is used at once", async () => {
  const late = new Late(fetched);
  await late.load();
  late.use(begin)();
  expect([fetched, begin, end].map((each) => each.mock.calls.length)).toEqual([1, 1, 1]);
});

test("a part that comes too late is not used", async () => {
  let come = (_: string): void => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const late = new Late(fetched);
  const stop = late.use(begin);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  stop();
  come("part");
  await vi.waitFor(() => expect(late.here).toBe("part"));
  expect(begin).not.toHaveBeenCalled();
});

test("a part that did not load is fetched again at the next use", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no network"));
  const late = new Late(fetched);
  late.use(begin);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await vi.waitFor(() => {
    late.use(begin);
    expect(begin).toHaveBeenCalledWith("part");
  });
});
