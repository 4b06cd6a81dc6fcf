import { Suspense } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { late } from '@/lib/late';
import { AdminStaysInDashboard } from '../router/guards';
import { GlideToAnchor } from './glide-to-anchor';
import { GlobalLoader } from './global-loader';
import { OfflineNotice } from './offline-notice';
import { RouteFocus } from './route-focus';
import { SkipLink } from './skip-link';

/**
 * Each entry of the history keeps its place. The first entry of every full load has the same key, though; there the
 * address tells the pages apart, or coming back from the payment would open in the middle.
 */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Only where the server says that this is a trial. */
const Trial =
  document.querySelector('meta[name="trial-mailbox"]') && late(() => import('./trial-banner'), { isQuiet: true });

/** Around every page of every layout. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      {Trial && <Trial />}
      <GlobalLoader />
      <AdminStaysInDashboard>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </AdminStaysInDashboard>
      <OfflineNotice />
      <RouteFocus />
      <GlideToAnchor />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
