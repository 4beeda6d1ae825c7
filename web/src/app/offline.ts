// Whether the site works without network, and whether a new version waits, as signals.
import { signal } from "@preact/signals";
import { applyUpdate, watchOffline } from "../offline/offline";

export const offline = signal({ supported: false, ready: false, updateWaiting: false });

export function watchForOffline(): void {
  watchOffline((state) => {
    offline.value = state;
  });
}

/** Take the new version; it is offered on the home screen only, where no match is in play. */
export const update = (): Promise<void> => applyUpdate();
