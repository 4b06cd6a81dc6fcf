/** Focuses the page's heading, where a full page load would start; returns false if there is none. */
export function focusHeading(main: HTMLElement): boolean {
  const heading = pageHeading(main);
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

interface Change {
  isIdle: boolean;
  isError: boolean;
}

/** Returns the focus target of a dialog that closes: the heading if the change removed the opener, or null for the opener. */
export const headingAfter = ({ isIdle, isError }: Change): HTMLElement | null =>
  isIdle || isError ? null : pageHeading(document);

/** Returns the page's heading, ready to take the focus, or null while the page waits for its data. */
export function pageHeading(main: Document | HTMLElement): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
