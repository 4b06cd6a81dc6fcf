/** Gives the focus to the page's heading, as a full load would start there; false while there is none. */
export function focusHeading(main: HTMLElement): boolean {
  const heading = pageHeading(main);
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** The page's heading, ready to take the focus; null while the page waits for its data. */
export function pageHeading(main: Document | HTMLElement): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
