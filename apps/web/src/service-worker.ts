/**
 * Serves hashed files from a cache, and a page of its own when a page does not arrive. It stores no other page and no
 * answer of the API, so no cache contains anything private (docs/decisions/offline.md).
 */
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** Written by the build (`vite/service-worker.ts`). */
declare const writtenByBuild: {
  precached: PrecacheEntry[];
  /** The path of the call that ends a session. */
  logoutPath: string;
  /** The beginnings of the paths that are no pages of the client. */
  serverPaths: string[];
};
const { precached, logoutPath, serverPaths } = writtenByBuild;

interface LifetimeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A page that has not begun to arrive by then counts as unreachable. */
const networkTimeoutSeconds = 3;

precacheAndRoute(precached, { cleanURLs: false });

// A visitor's pages have fewer files than this, and so has each part of the dashboard.
const visitedCache = { cacheName: 'visited', maxEntries: 60 };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: visitedCache.cacheName, plugins: [new ExpirationPlugin(visitedCache) as object] }),
);

/** Deletes the files of the pages that were opened, and the times of their use. */
const forgetVisited = () =>
  Promise.all([
    caches.delete(visitedCache.cacheName),
    new CacheExpiration(visitedCache.cacheName, visitedCache).delete(),
  ]);

// The next person on this device must not find out which pages this person opened.
registerRoute(
  ({ url }) => url.pathname.endsWith(logoutPath),
  new NetworkOnly({ plugins: [{ handlerDidComplete: async () => void (await forgetVisited()) }] }),
  'POST',
);
// An earlier release used other files. No tab shows that release any more when this worker activates.
addEventListener('activate', (event) => (event as LifetimeEvent).waitUntil(forgetVisited()));

// The browser requests the page while the worker starts.
enableNavigationPreload();
const offlinePage = {
  handlerDidError: ({ request }: { request: Request }) =>
    matchPrecache(/^\/fr(?:\/|$)/.test(new URL(request.url).pathname) ? '/offline-fr.html' : '/offline-en.html'),
};
const isFile = /^[^?]*\.\w+(?:\?|$)/;
const isServers = new RegExp(`^(?:${serverPaths.join('|')})(?:[/?]|$)`);
/** These pages wait as long as the browser does: the offline page's policy would withhold the camera from them. */
const isDashboard = /^(?:\/fr)?\/dashboard(?:[/?]|$)/;
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [offlinePage] }), { allowlist: [isDashboard] }));
registerRoute(
  new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds, plugins: [offlinePage] }), {
    denylist: [isFile, isServers],
  }),
);
