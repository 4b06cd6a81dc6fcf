/** Marks a route that is shown over another page instead of replacing it. */
export const overlayHandle = { isOverlay: true } as const;

export const isOverlay = (handle: unknown): boolean => handle === overlayHandle;
