import { isOccupied } from '@/lib/occupied';
import { barePath, paths } from '@/lib/paths';

/** How long the page is looked at before the chooser may open, and how often it is asked again; milliseconds. */
export const quietMs = 1_500;

const deeds = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether the person has done anything since the page was loaded; going to another page is a deed as well. */
let hasActed: boolean | null = null;

/** The chooser opens without being asked only on the lists that depend on a place; an opened arena or product is a choice. */
export function asksForPlace(path: string): boolean {
  const page = barePath(path).replace(/(?<=.)\/$/, '');
  return [paths.home, '/_app', paths.shop, paths.findArena].includes(page);
}

/**
 * Calls back once the loaded page has been in sight for a moment and nothing else is to do; never after the person has
 * acted, nor while they are in a form or a dialog. Returns what stops it.
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
    // Safari knows no idle callback; the quiet time has to do there.
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

/** True while the chooser may still open: its code has been loading since `whenIdle` spoke. */
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
