// What is on the screen only once the browser has painted it.

/** Call `then` after the next paint, which a page that nobody sees never comes to; returns a function that calls it off. */
export function afterPaint(then: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
