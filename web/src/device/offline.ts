// The site is kept on the device, when that disturbs nobody.
import { effect } from "@preact/signals";
import { isReady } from "../door/engine";
import { atLeisure } from "./leisure";
import { startOffline } from "./service-worker";

/** Call `then` once the engine has what it needs and nobody waits for a table. */
export const whenSettled = (then: () => void): unknown => effect(() => void (isReady.value && atLeisure(then)));

/** Keep the site on the device; fetching and hashing all files would take line and processor from the first table. */
export const keepOffline = (): unknown => whenSettled(startOffline);
