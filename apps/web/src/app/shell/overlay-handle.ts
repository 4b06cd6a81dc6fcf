/** Marks a route that shows over another page instead of in its place. */
export const overlayHandle = { isOverlay: true } as const;

export const isOverlay = (handle: unknown): boolean => handle === overlayHandle;
