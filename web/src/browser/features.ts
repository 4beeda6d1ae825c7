// The browser's features that may be missing, or refuse: where a person lets a site store nothing, one throws at the
// first look, another at its use, and others reject. Only this folder uses them; it answers null in all these cases.
import { ifAnswered, ifAny } from "./everywhere";

export const localStore = (): Storage | null => ifAny(() => window.localStorage);
/** The storage of this tab. */
export const tabStore = (): Storage | null => ifAny(() => window.sessionStorage);
/** Returns whether there are databases; they may refuse to open. */
export const hasDatabases = (): boolean => ifAny(() => indexedDB) !== null;
export const openChannel = (name: string): BroadcastChannel | null => ifAny(() => new BroadcastChannel(name));

export const serviceWorkers = (): ServiceWorkerContainer | null => ifAny(() => navigator.serviceWorker);

/** Resolves to the names of the locks that any tab has. */
export const heldLocks = async (): Promise<readonly (string | undefined)[]> =>
  ((await ifAnswered(() => navigator.locks.query()))?.held ?? []).map(({ name }) => name);

/** The end of a request: done, or aborted by a person or another tab; null if the browser refuses it. */
export type End = "done" | "aborted" | null;

const endOf = (ask: () => Promise<unknown>): Promise<End> =>
  (ifAny(ask) ?? Promise.reject(null)).then(
    () => "done",
    (fault) => (fault instanceof DOMException && fault.name === "AbortError" ? "aborted" : null),
  );

/** Requests a lock and keeps it until `granted` ends, which gets null for one that another tab has; a tab may take it. */
export const keepLock = (name: string, options: LockOptions, granted: LockGrantedCallback<unknown>): Promise<End> =>
  endOf(() => navigator.locks.request(name, options, granted));

export const canShare = (): boolean => ifAny(() => navigator.share) !== null;
export const canShareFile = (file: File): boolean => ifAny(() => navigator.canShare({ files: [file] })) === true;
/** Hands data to the share sheet, which a person may close. */
export const share = (data: ShareData): Promise<End> => endOf(() => navigator.share(data));

/** Resolves to whether the clipboard has the text: some apps forbid that. */
export const copied = async (text: string): Promise<boolean> =>
  (await ifAnswered(() => navigator.clipboard.writeText(text).then(() => true))) !== null;

export const canPrint = (): boolean => ifAny(() => window.print) !== null;
export const printPage = (): void => void ifAny(() => window.print());
/** Resolves to a lock of the screen; none while the battery is low. */
export const screenLock = (): Promise<WakeLockSentinel | null> =>
  ifAnswered(() => navigator.wakeLock.request("screen"));

/** Resolves to whether the browser has promised to keep the storage; null if it makes no such promise. */
export const isStoragePersisted = (): Promise<boolean | null> => ifAnswered(() => navigator.storage.persisted());
export const persistStorage = (): Promise<boolean | null> => ifAnswered(() => navigator.storage.persist());
/** Vibrates; a browser that has seen no gesture yet would complain. */
export const vibrateFor = (pattern: readonly number[]): void =>
  void ifAny(() => navigator.userActivation?.hasBeenActive !== false && navigator.vibrate([...pattern]));
