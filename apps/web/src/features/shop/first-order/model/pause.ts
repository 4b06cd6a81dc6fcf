/** How long a visitor looks around before the offer shows; milliseconds. */
export const pauseMs = 30_000;

/** How often it is looked whether the moment is a good one; milliseconds. */
const stepMs = 1_000;

/**
 * Waits until a person has looked at the page for `pauseMs`, and then for a moment in which they are neither typing nor
 * in a dialog. A page in the background does not count. Returns what stops it.
 */
export function afterPause(isBusy: () => boolean, speak: () => void): () => void {
  let lookedMs = 0;
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') lookedMs += stepMs;
    if (lookedMs < pauseMs || isBusy()) return;
    clearInterval(timer);
    speak();
  }, stepMs);
  return () => clearInterval(timer);
}
