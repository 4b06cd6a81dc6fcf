import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { barePath } from '@/lib/paths';
import { setPrefetcher } from '@/lib/prefetch';
import { preload, recoverFromMissingChunk, setPendingAddress } from '@/lib/router/chunk-recovery';
import { isDashboard } from './guards';
import { routes } from './routes';

export const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: ({ path, patch }) => addDashboard(path, patch),
});

/** Adds the dashboard's routes on the first navigation to one of them, so that visitors never download them. */
async function addDashboard(path: string, patch: (parent: string, children: RouteObject[]) => void): Promise<void> {
  if (!isDashboard(barePath(path))) return;
  const { dashboard } = await recoverFromMissingChunk(() => import('./routes/dashboard'));
  patch('root', [dashboard]);
}

router.subscribe(({ navigation }) => {
  const to = navigation.location;
  setPendingAddress(to ? `${to.pathname}${to.search}${to.hash}` : null);
});

setPrefetcher((path) => {
  const url = new URL(path, window.location.origin);
  preload(async () => {
    await addDashboard(url.pathname, (parent, children) => router.patchRoutes(parent, children));
    for (const { route } of matchRoutes(router.routes, url) ?? []) {
      const { lazy } = route;
      if (typeof lazy === 'function') preload(() => lazy());
    }
  });
});
