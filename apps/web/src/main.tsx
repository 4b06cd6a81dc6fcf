import './styles/index.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { ErrorScreen } from './app/errors/error-screen';
import { prepare } from './app/prepare';
import { router } from './app/router/router';
import { whenRouted } from './app/router/when-routed';
import { goLive } from './lib/go-live';
import { takePageData } from './lib/query/page-data';
import { queryClient } from './lib/query/query-client';
import { recoverFromMissingChunk } from './lib/router/chunk-recovery';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const strict = (screen: ReactNode) => <StrictMode>{screen}</StrictMode>;

async function start(root: Element): Promise<void> {
  await recoverFromMissingChunk(prepare);
  const isRendered = takePageData(queryClient);
  // The server's page stays until the whole screen can be shown.
  await whenRouted(router);
  const screen = strict(
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
  // Without the page's code there is an error screen instead of the page.
  if (isRendered && !router.state.errors) hydrateRoot(root, screen);
  else replace(root, screen);
}

function replace(root: Element, screen: ReactNode): void {
  createRoot(root).render(screen);
  goLive();
}

// Show a screen even without texts or state, never a blank page.
start(container).catch(() => replace(container, strict(<ErrorScreen />)));
