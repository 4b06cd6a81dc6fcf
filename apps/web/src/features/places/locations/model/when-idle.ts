import { isOccupied } from '@/lib/occupied';
import { barePath, paths } from '@/lib/paths';

/**
 * The time in milliseconds for which the page must be visible before the chooser may open, and the interval between
 * checks.
 */
export const quietMs = 1_500;

const deeds = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * True once the visitor has done anything since the page loaded, including a navigation. Null before tracking starts.
 */
let hasActed: boolean | null = null;

/**
 * Returns true for lists that depend on a place, where the chooser opens automatically. Opening an arena or a product
 * is already a choice.
 */
export function asksForPlace(path: string): boolean {
  const page = barePath(path).replace(/(?<=.)\/$/, '');
  return [paths.home, '/_app', paths.shop, paths.findArena].includes(page);
}

/**
 * Calls back once the page has been loaded and visible for a moment and the browser is idle. It never does so after the
 * visitor has acted, nor while a form or a dialog is in use. Returns a function that cancels it.
 */
export function whenIdle(speak: () => void): () => void {
  watchForDeeds();
  let isStopped = false;
  let timer = setTimeout(look, quietMs);
  function look() {
    if (isStopped || hasActed) return;
    if (document.readyState !== 'complete' || document.visibilityState !== 'visible' || isOccupied()) {
      timer = setTimeout(look, quietMs);
      return;
    }
    // Safari has no `requestIdleCallback`, so the quiet time must suffice.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(speakUnlessStopped);
    else speak();
  }
  function speakUnlessStopped() {
    if (!isStopped) speak();
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Returns true if the chooser may still open. Its code was loading since `whenIdle` called back. */
export function mayInterrupt(): boolean {
  return hasActed !== true && document.visibilityState === 'visible' && !isOccupied();
}

function watchForDeeds(): void {
  if (hasActed !== null) return;
  hasActed = false;
  const act = () => {
    hasActed = true;
  };
  for (const deed of deeds) window.addEventListener(deed, act, { capture: true, once: true, passive: true });
}
