// Everything after which nobody may be at the table: another app, another window, the device turned round.

/** Call `leave` whenever the page leaves sight or focus, or the screen is turned. */
export function watchAbsence(leave: () => void): () => void {
  const turned = matchMedia("(orientation: portrait)");
  const onVisibility = () => document.hidden && leave();
  const onShow = (event: PageTransitionEvent) => event.persisted && leave();
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pageshow", onShow);
  for (const event of ["blur", "pagehide"]) window.addEventListener(event, leave);
  turned.addEventListener("change", leave);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pageshow", onShow);
    for (const event of ["blur", "pagehide"]) window.removeEventListener(event, leave);
    turned.removeEventListener("change", leave);
  };
}
