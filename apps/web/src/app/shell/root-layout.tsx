import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { goLive } from '@/lib/go-live';
import { lazyComponent } from '@/lib/late';
import { AdminStaysInDashboard } from '../router/guards';
import { GlideToAnchor } from './glide-to-anchor';
import { GlobalLoader } from './global-loader';
import { OfflineNotice } from './offline-notice';
import { RouteFocus } from './route-focus';
import { Scrolling } from './scrolling';
import { SkipLink } from './skip-link';

/** The banner of a trial installation, or null if the server does not declare one. */
const Trial =
  !import.meta.env.SSR &&
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
          <Live />
        </Suspense>
      </AdminStaysInDashboard>
      <OfflineNotice />
      <RouteFocus />
      <GlideToAnchor />
      <Scrolling />
    </>
  );
}

/** Mounts together with the page. */
function Live() {
  useEffect(goLive, []);
  return null;
}
