/** The parts of a browser that the server's renderer replaces (`entry-server.tsx`). A browser's build contains none of it. */
export const onServer: { origin: string; fetch: typeof fetch } = { origin: '', fetch: globalThis.fetch };

/** Returns the origin of the site's addresses, such as `https://example.org`. */
export const siteOrigin = (): string => (import.meta.env.SSR ? onServer.origin : window.location.origin);
