// Whether the site works without network, and whether a new version waits, as signals.
import { effect, signal } from "@preact/signals";
import { isReady } from "../door/engine";
import { isAnyPlayed } from "../saves/writer";
import { applyUpdate, startOffline, watchOffline, watchReplaced } from "./service-worker";

export const offline = signal({ supported: false, ready: false, updateWaiting: false });
/** True once another tab has brought a newer version than this page is of. */
export const isReplaced = signal(false);

/** Begin to keep the site on the device, once the engine has what it needs, and to watch how far that is. */
export function watchForOffline(): void {
  watchOffline((state) => {
    offline.value = state;
  });
  watchReplaced(() => {
    isReplaced.value = true;
  });
  effect(() => {
    if (isReady.value) startOffline();
  });
}

/**
 * Take the new version; it is offered on the home screen only, where no match is in play. Returns whether it could be
 * taken: not while another tab plays, whose files would go.
 */
export async function update(): Promise<boolean> {
  if (await isAnyPlayed()) return false;
  await applyUpdate();
  return true;
}
