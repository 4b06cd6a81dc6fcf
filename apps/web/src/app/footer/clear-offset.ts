/** Where it stands when nothing is in its way, and how high it may step; pixels from the lower edge. */
const lowest = 16;
const step = 12;
const highest = 160;

const pressable = 'button, a, input, select, textarea, summary, label';

/**
 * The lowest place for a button that floats over the page where it covers nothing that can be pressed: on a phone the
 * end of a wide button would be behind it. Without such a place it stays where it is.
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
    // A link may reach beyond its own box, as a card's does; what is pressed there is the card.
    const box = target.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
}
