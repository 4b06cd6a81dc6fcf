import { Suspense } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { lazyComponent } from '@/lib/late';
import { AdminStaysInDashboard } from '../router/guards';
import { GlideToAnchor } from './glide-to-anchor';
import { GlobalLoader } from './global-loader';
import { OfflineNotice } from './offline-notice';
import { RouteFocus } from './route-focus';
import { SkipLink } from './skip-link';

/**
 * Each history entry keeps its scroll position. The first entry of every full load has the key `default`, so its
 * address is used instead. Otherwise the page would open half-way down when the customer returns from the payment.
 */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** The banner of a trial installation, or null if the server does not declare one. */
const Trial =
  document.querySelector('meta[name="trial-mailbox"]') &&
  lazyComponent(() => import('./trial-banner'), { isQuiet: true });

/** Wraps every page of every layout. */
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
