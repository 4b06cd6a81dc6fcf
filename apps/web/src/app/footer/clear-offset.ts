/** The default and the highest position, and the step between positions, in pixels from the bottom edge. */
const lowest = 16;
const step = 12;
const highest = 160;

const pressable = 'button, a, input, select, textarea, summary, label';

/**
 * Returns the lowest offset at which a floating button covers no control. On a phone the button would otherwise hide
 * the end of a wide button. If there is no such offset, the button keeps its default position.
 */
export function clearOffset(floating: HTMLElement): number {
  const { left, width, height } = floating.getBoundingClientRect();
  for (let bottom = lowest; bottom <= highest; bottom += step) {
    const top = window.innerHeight - bottom - height;
    const corners = [
      [left, top],
      [left + width, top],
      [left, top + height],
      [left + width, top + height],
      [left + width / 2, top + height / 2],
    ] as const;
    if (!corners.some(([x, y]) => covers(floating, x, y))) return bottom;
  }
  return lowest;
}

function covers(floating: HTMLElement, x: number, y: number): boolean {
  return document.elementsFromPoint(x, y).some((element) => {
    const target = element.closest(pressable);
    if (target === null || floating.contains(target)) return false;
    // A link's click area may extend beyond its own box, as a card's link does. There the card is clicked, so only the
    // box counts.
    const box = target.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
}
