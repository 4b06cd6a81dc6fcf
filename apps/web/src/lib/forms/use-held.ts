import { useLayoutEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

function press(): void {
  isPressed = true;
}

/** The click comes in the same task as the release, or right behind it: nothing may move before it has arrived. */
function release(): void {
  setTimeout(() => {
    isPressed = false;
    for (const show of [...waiting]) show();
  });
}

if (typeof window !== 'undefined') {
  // A tap presses twice: the finger, and the mouse that browsers make of it, during which the focus moves.
  for (const event of ['pointerdown', 'mousedown']) window.addEventListener(event, press, true);
  for (const event of ['pointerup', 'mouseup', 'pointercancel', 'dragend']) {
    window.addEventListener(event, release, true);
  }
  // Of the window itself, not of the fields in it: released over another program.
  window.addEventListener('blur', release);
}

/** Calls at once, or when the pointer that is down has been released and has clicked. */
function whenReleased(show: () => void): () => void {
  if (isPressed) waiting.add(show);
  else show();
  return () => void waiting.delete(show);
}

/**
 * The value, but while a mouse button or finger is down the one of before. Pressing a button takes the focus from a
 * field; were its message to come or go at that moment, the button would move away from under the pointer, and the click
 * would be lost.
 *
 * @param isSame for values that are made anew with every render
 */
export function useHeld<T>(value: T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const [shown, setShown] = useState<T>(() => value);
  const isCurrent = isSame(shown, value);
  useLayoutEffect(() => {
    return isCurrent ? undefined : whenReleased(() => setShown(() => value));
  }, [isCurrent, value]);
  return shown;
}
