import { type RefObject, useEffect, useRef } from 'react';

interface ScrollTargets {
  /** Identifies the view and its days: another one scrolls anew. */
  page: string;
  /** The slot that the page opens at; null: it stays where it is. */
  first: string | null;
  /** The slot that was just created, which comes into the middle. */
  made: string | null;
}

/** Scrolls the calendar to its first slot, once for each page, and to what was just created. */
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
    // A drawer that closes gives the focus back to its button, which scrolls the page: this comes after it.
    return whenDrawn(scroller, made, (slot) => slot.scrollIntoView({ block: 'center' }), hasNoDrawer);
  }, [made]);
  return scroller;
}

/** The days' names stay above the slot, with some room. Pixels. */
const headroom = 72;

const hasNoDrawer = (): boolean => document.querySelector('[role="dialog"]') === null;

/** About three seconds. */
const framesMax = 180;
/** For how many frames it has to be so. */
const steadyFrames = 3;

/** The calendar draws its slots some frames after it has them. Returns how to stop waiting. */
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
