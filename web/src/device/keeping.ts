// The safety of the storage: the browser's promise, automatic deletion, and remedies: an installed page, or a file.
import { signal } from "@preact/signals";
import { isStoragePersisted, persistStorage } from "../browser/features";
import { readText, writeText } from "../saves/local";
import { past } from "../saves/past";
import { isInstalled } from "./display";

/** The browser's answer: whether it keeps the storage permanently; null before the question. */
export const isKept = signal<boolean | null>(null);

/** Reads the browser's promise, without a request to the person. */
export async function lookAtKeeping(): Promise<void> {
  isKept.value = (await isStoragePersisted()) ?? isKept.value;
}

/** Asks the browser not to clear the storage when space runs short; it may decline. */
export async function askToKeep(): Promise<void> {
  await lookAtKeeping();
  if (!isKept.value) isKept.value = (await persistStorage()) ?? isKept.value;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
const LAST = "backup-at";

const stored = Number(readText(LAST)) || 0;
const lastBackup = signal(past(stored));

/** Records that a backup was made, or postponed. */
export function noteBackup(): void {
  lastBackup.value = Date.now();
  writeText(LAST, String(lastBackup.value));
}

if (lastBackup.peek() < stored) noteBackup();

/**
 * Returns whether this browser deletes a site's storage after seven days of use without it: WebKit-based ones do, and all on
 * iPhones are, unless the page is installed. Only WebKit has gesture events.
 */
const forgetsByItself = (): boolean => "GestureEvent" in window && !isInstalled() && isKept.value !== true;

/** Returns whether a reminder of a backup is due: there was none within a week, and the browser deletes storage. */
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
