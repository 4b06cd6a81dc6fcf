import type { createBrowserRouter } from 'react-router-dom';

/** Resolves when the first page's code, texts and data are loaded. */
export const whenRouted = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
