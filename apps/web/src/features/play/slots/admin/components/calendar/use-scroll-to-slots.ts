import { type RefObject, useEffect, useRef } from 'react';

interface ScrollTargets {
  /** Identifies the view and its days. A new page scrolls again. */
  page: string;
  /** The slot to scroll to when the page opens; null to keep the position. */
  first: string | null;
  /** The slot that was just created, which is scrolled to the middle. */
  made: string | null;
}

/** Scrolls the calendar to the first slot, once per page, and to a slot that was just created. */
export function useScrollToSlots({ page, first, made }: ScrollTargets): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const opened = useRef('');
  useEffect(() => {
    if (first === null || opened.current === page) return;
    return whenDrawn(scroller, first, (slot, box) => {
      opened.current = page;
      box.scrollTop += slot.getBoundingClientRect().top - box.getBoundingClientRect().top - headroom;
    });
  }, [page, first]);
  useEffect(() => {
    if (made === null) return;
    // Wait until the drawer is gone: closing it returns the focus to its button, which scrolls the page.
    return whenDrawn(scroller, made, (slot) => slot.scrollIntoView({ block: 'center' }), hasNoDrawer);
  }, [made]);
  return scroller;
}

/** The space in pixels for the day names and a margin above the slot. */
const headroom = 72;

const hasNoDrawer = (): boolean => document.querySelector('[role="dialog"]') === null;

/** The maximum number of frames to wait, about three seconds. */
const framesMax = 180;
/** The number of consecutive frames for which the slot must be present. */
const steadyFrames = 3;

/** Waits until the calendar has drawn a slot, which takes some frames. Returns a function that stops waiting. */
function whenDrawn(
  scroller: RefObject<HTMLDivElement | null>,
  id: string,
  then: (slot: Element, box: HTMLDivElement) => void,
  isReady = (): boolean => true,
): () => void {
  let left = framesMax;
  let steady = 0;
  const look = () => {
    const box = scroller.current;
    const slot = box?.querySelector(`[data-slot="${id}"]`);
    steady = slot && isReady() ? steady + 1 : 0;
    if (box && slot && steady >= steadyFrames) then(slot, box);
    else if (left-- > 0) frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
