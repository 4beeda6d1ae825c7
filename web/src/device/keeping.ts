// Whether the browser keeps what is stored: what it has promised, whether it throws all away by itself, and what helps
// against that: an installed page, or a file.
import { signal } from "@preact/signals";
import { readText, writeText } from "../saves/local";
import { isInstalled } from "./display";

/** What the browser has said: it keeps what is stored, or it may throw it away; null until it was asked. */
export const isKept = signal<boolean | null>(null);

async function answer(ask: (storage: StorageManager) => Promise<boolean> | undefined): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  try {
    const said = storage && (await ask(storage));
    if (said !== undefined) isKept.value = said;
  } catch {
    // a browser that refuses the question keeps what it likes
  }
}

/** Looks up what the browser has promised, without asking for anything. */
export const lookAtKeeping = (): Promise<void> => answer((storage) => storage.persisted?.());

/** Asks the browser not to clear the storage when space runs short; it may decline. */
export async function askToKeep(): Promise<void> {
  await lookAtKeeping();
  if (!isKept.value) await answer((storage) => storage.persist?.());
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
const LAST = "backup-at";

const lastBackup = signal(Number(readText(LAST)) || 0);

/** Takes note that a backup was made, or put off. */
export function noteBackup(): void {
  lastBackup.value = Date.now();
  writeText(LAST, String(lastBackup.value));
}

/**
 * Whether this browser deletes all that a site has stored after seven days of use without it: WebKit's do, on iPhones
 * whatever they are called, unless the page is installed. Only WebKit knows gestures as events.
 */
const forgetsByItself = (): boolean => "GestureEvent" in window && !isInstalled() && isKept.value !== true;

/** Whether somebody is to be reminded of a backup: there was none within a week, and the browser forgets. */
export const isBackupDue = (): boolean => forgetsByItself() && Date.now() - lastBackup.value > WEEK;

/** The browser's own way to install the page; an event that not all browsers have. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Installs the page, where the browser has offered that. */
export const install = signal<(() => Promise<unknown>) | null>(null);

/** Follows whether the browser offers to install the page. */
export function followInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the button of the settings does it
    install.value = () => (event as InstallEvent).prompt();
  });
  window.addEventListener("appinstalled", () => {
    install.value = null;
  });
}
