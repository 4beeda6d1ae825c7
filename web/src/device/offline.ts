// The site is kept on the device, and gives way to a newer version, when that disturbs nobody.
import { effect } from "@preact/signals";
import { isReady } from "../door/engine";
import { isAnyPlayed } from "../saves/writer";
import { atLeisure } from "./leisure";
import { applyUpdate, startOffline } from "./service-worker";

/** Call `then` once the engine has what it needs and nobody waits for a table. */
export const whenSettled = (then: () => void): unknown => effect(() => void (isReady.value && atLeisure(then)));

/** Keep the site on the device; fetching and hashing all files would take line and processor from the first table. */
export const keepOffline = (): unknown => whenSettled(startOffline);

/**
 * Take the new version; it is offered on the home screen only, where no match is in play. Returns whether it could be
 * taken: not while another tab plays, whose files would go.
 */
export async function update(): Promise<boolean> {
  if (await isAnyPlayed()) return false;
  await applyUpdate();
  return true;
}
