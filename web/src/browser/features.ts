// The browser's features that may be missing, or refuse: where a person lets a site store nothing, one throws at the
// first look, another at its use, and others reject. Only this folder uses them; it answers null in all these cases.
import { ifAnswered, ifAny } from "./if-any";

export const localStore = (): Storage | null => ifAny(() => window.localStorage);
/** The storage of this tab. */
export const tabStore = (): Storage | null => ifAny(() => window.sessionStorage);
/** Returns whether there are databases; they may refuse to open. */
export const hasDatabases = (): boolean => ifAny(() => indexedDB) !== null;
export const openChannel = (name: string): BroadcastChannel | null => ifAny(() => new BroadcastChannel(name));

export const serviceWorkers = (): ServiceWorkerContainer | null => ifAny(() => navigator.serviceWorker);
/** The worker that answers this tab. */
export const ownServiceWorker = (): ServiceWorker | null => ifAny(() => navigator.serviceWorker.controller);

/** Resolves to the names of the locks that any tab has. */
export const heldLocks = async (): Promise<readonly (string | undefined)[]> =>
  ((await ifAnswered(() => navigator.locks.query()))?.held ?? []).map(({ name }) => name);

/**
 * Requests a lock and keeps it until `granted` ends, which gets null for one that another tab has. Resolves to how that
 * ended: the lock was given back, or another tab took it; null, and `granted` is not called, without locks.
 */
export async function keepLock(
  name: string,
  options: LockOptions,
  granted: (lock: Lock | null) => Promise<void> | undefined,
): Promise<"given back" | "taken" | null> {
  try {
    await navigator.locks.request(name, options, granted);
    return "given back";
  } catch (fault) {
    return wasAborted(fault) ? "taken" : null;
  }
}

const wasAborted = (fault: unknown): boolean => fault instanceof DOMException && fault.name === "AbortError";

export const canShare = (): boolean => ifAny(() => navigator.share) !== null;
export const canShareFile = (file: File): boolean => ifAny(() => navigator.canShare({ files: [file] })) === true;
/** Hands data to the share sheet. Resolves to how that ended; null if the device refuses. */
export async function share(data: ShareData): Promise<"sent" | "closed" | null> {
  try {
    await navigator.share(data);
    return "sent";
  } catch (fault) {
    return wasAborted(fault) ? "closed" : null;
  }
}

/** Resolves to whether the clipboard has the text: some apps forbid that. */
export const copied = async (text: string): Promise<boolean> =>
  (await ifAnswered(() => navigator.clipboard.writeText(text).then(() => true))) !== null;

export const canPrint = (): boolean => ifAny(() => window.print) !== null;
export const printPage = (): void => void ifAny(() => window.print());

export const newAudio = (): AudioContext | null => ifAny(() => new AudioContext({ latencyHint: "interactive" }));
export const speech = (): SpeechSynthesis | null => ifAny(() => window.speechSynthesis);

/** Resolves to a lock of the screen; none while the battery is low. */
export const screenLock = (): Promise<WakeLockSentinel | null> =>
  ifAnswered(() => navigator.wakeLock.request("screen"));

/** Resolves to whether the browser has promised to keep the storage; null if it makes no such promise. */
export const isStoragePersisted = (): Promise<boolean | null> => ifAnswered(() => navigator.storage.persisted());
export const persistStorage = (): Promise<boolean | null> => ifAnswered(() => navigator.storage.persist());

/** Vibrates; a browser that has seen no gesture yet would complain. */
export const vibrateFor = (pattern: readonly number[]): void =>
  void ifAny(() => navigator.userActivation?.hasBeenActive !== false && navigator.vibrate([...pattern]));
