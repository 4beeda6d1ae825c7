// Whether the site runs as an installed app. On iOS that one has a storage of its own, empty at first, whatever was
// played in the browser.

interface OldSafari extends Navigator {
  /** Safari's own word for it, from before display modes. */
  readonly standalone?: boolean;
}

export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || (navigator as OldSafari).standalone === true;
