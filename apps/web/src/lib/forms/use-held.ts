import { useLayoutEffect, useState } from 'react';

let isPressed = false;
const waitingCallbacks = new Set<() => void>();

function press(): void {
  isPressed = true;
}

/**
 * The click event comes in the same task as the release or right after it, and nothing may move before it has arrived.
 */
function release(): void {
  setTimeout(() => {
    isPressed = false;
    for (const show of [...waitingCallbacks]) show();
  });
}

if (typeof window !== 'undefined') {
  // A tap presses twice: once for the finger and once for the emulated mouse, during which the focus moves.
  for (const event of ['pointerdown', 'mousedown']) window.addEventListener(event, press, true);
  for (const event of ['pointerup', 'mouseup', 'pointercancel', 'dragend']) {
    window.addEventListener(event, release, true);
  }
  // This is the window's own blur, not a field's: the pointer was released over another program.
  window.addEventListener('blur', release);
}

/** Calls `show` immediately, or after the current press has been released and has clicked. */
function whenReleased(show: () => void): () => void {
  if (isPressed) waitingCallbacks.add(show);
  else show();
  return () => void waitingCallbacks.delete(show);
}

/**
 * Returns the value, but keeps the previous value while a mouse button or finger is down. Pressing a button blurs a
 * field; if the field's message appeared or disappeared at that moment, the button would move away from the pointer and
 * the click would be lost.
 *
 * @param isSame compares values that are created anew with every render
 */
export function useHeld<T>(value: T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const [shown, setShown] = useState<T>(() => value);
  const isCurrent = isSame(shown, value);
  useLayoutEffect(() => {
    return isCurrent ? undefined : whenReleased(() => setShown(() => value));
  }, [isCurrent, value]);
  return shown;
}
