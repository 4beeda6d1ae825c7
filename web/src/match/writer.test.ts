import { beforeEach, expect, test, vi } from "vitest";
import { isAnyPlayed, Writer } from "./writer";

interface Asked {
  readonly name: string;
  readonly isShared: boolean;
  readonly granted: (lock: Pick<Lock, "name"> | null) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

/** One lock as all tabs of a browser share it: granted to one alone, or to those who share it. */
class Locks {
  holder: Asked | null = null;
  private waiting: Asked[] = [];

  request = (name: string, { mode, steal, ifAvailable }: LockOptions, granted: Asked["granted"]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const asked: Asked = { name, isShared: mode === "shared", granted, resolve, reject };
      if (steal) this.steal();
      if (!this.holder) void this.grant(asked);
      else if (ifAvailable) resolve(granted(null));
      else this.waiting.push(asked);
    });

  query = async () => ({ held: this.holder ? [{ name: this.holder.name }] : [], pending: [] });

  private steal(): void {
    this.holder?.reject(new DOMException("stolen", "AbortError"));
    this.holder = null;
  }

  private async grant(asked: Asked): Promise<void> {
    if (!asked.isShared) this.holder = asked;
    asked.resolve(await asked.granted({ name: asked.name }));
    if (this.holder === asked) this.holder = null;
    const next = this.holder ? undefined : this.waiting.shift();
    if (next) await this.grant(next);
  }
}

let locks: Locks;

beforeEach(() => {
  locks = new Locks();
  vi.stubGlobal("navigator", { locks });
});

const writer = () => {
  const made = new Writer("m");
  made.ask();
  return made;
};

test("the first tab writes, the second one watches", async () => {
  const [first, second] = [writer(), writer()];
  await vi.waitFor(() => expect(second.hold.value).toBe("elsewhere"));
  expect(first.hold.value).toBe("held");
});

test("a tab that takes over writes, and the one before is notified", async () => {
  const [first, second] = [writer(), writer()];
  second.ask(true);
  await vi.waitFor(() => expect(first.hold.value).toBe("elsewhere"));
  expect(second.hold.value).toBe("held");
});

test("a tab that watches writes after the other one has left", async () => {
  const [first, second] = [writer(), writer()];
  await vi.waitFor(() => expect(second.hold.value).toBe("elsewhere"));
  first.close();
  await vi.waitFor(() => expect(second.hold.value).toBe("held"));
});

test("a tab that has left gets no more notice", async () => {
  const [first, second] = [writer(), writer()];
  second.close();
  first.close();
  await vi.waitFor(() => expect(locks.holder).toBeNull());
  expect(second.hold.value).toBe("elsewhere");
});

const refuse = () => Promise.reject(new DOMException("denied", "SecurityError"));

test.each([
  ["without locks", {}],
  ["that refuses them", { locks: { request: refuse, query: refuse } }],
])("a browser %s trusts its user", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  const one = writer();
  await vi.waitFor(() => expect(one.hold.value).toBe("held"));
  expect(await isAnyPlayed()).toBe(false);
});

test("every tab can see whether any tab plays", async () => {
  expect(await isAnyPlayed()).toBe(false);
  const first = writer();
  await vi.waitFor(() => expect(first.hold.value).toBe("held"));
  expect(await isAnyPlayed()).toBe(true);
});
