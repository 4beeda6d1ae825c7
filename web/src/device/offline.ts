// Whether the site works without network, and whether a new version waits, as signals.
import { effect, signal } from "@preact/signals";
import { isAnyPlayed } from "../saves/writer";
import { route } from "../ui/router";
import { applyUpdate, watchOffline, watchReplaced } from "./registration";

export const offline = signal({ supported: false, ready: false, updateWaiting: false });
/** True once another tab has brought a newer version than this page is of. */
const replaced = signal(false);

export function watchForOffline(): void {
  watchOffline((state) => {
    offline.value = state;
  });
  watchReplaced(() => {
    replaced.value = true;
  });
  // a match that is on goes on in the version that it was opened with
  effect(() => {
    if (replaced.value && route.value.at === "home") location.reload();
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
