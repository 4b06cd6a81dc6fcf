import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppErrorBoundary } from './errors/app-error-boundary';
import { Notices } from './shell/notices';

interface AppProps {
  queryClient: QueryClient;
  /** The router, which differs between the browser and the server. */
  children: ReactNode;
}

/** Everything around the pages. The browser and the server render the same tree, so that the browser can hydrate it. */
export function App({ queryClient, children }: AppProps) {
  return (
    <AppErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {children}
        <Notices />
      </QueryClientProvider>
    </AppErrorBoundary>
  );
}
