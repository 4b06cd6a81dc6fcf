import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AdminStaysInDashboard } from '../router/guards';
import { GlobalLoader } from './global-loader';
import { OfflineNotice } from './offline-notice';
import { RouteFocus } from './route-focus';
import { SkipLink } from './skip-link';

/** Around every page of every layout. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <GlobalLoader />
      <AdminStaysInDashboard>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </AdminStaysInDashboard>
      <OfflineNotice />
      <RouteFocus />
      <ScrollRestoration />
    </>
  );
}
