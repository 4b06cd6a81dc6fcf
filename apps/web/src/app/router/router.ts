import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { setPrefetcher } from '@/lib/prefetch';
import { asHeadStart, setPendingAddress } from './chunk-recovery';
import { routes } from './routes';

export const router = createBrowserRouter(routes);

router.subscribe(({ navigation }) => {
  const to = navigation.location;
  setPendingAddress(to ? `${to.pathname}${to.search}${to.hash}` : null);
});

setPrefetcher((path) => {
  const url = new URL(path, window.location.origin);
  for (const { route } of matchRoutes(routes, url) ?? []) {
    const { lazy } = route;
    if (typeof lazy === 'function') asHeadStart(() => lazy());
  }
});
