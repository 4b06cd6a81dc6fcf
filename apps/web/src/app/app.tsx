import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '@/lib/query/query-client';
import { AppErrorBoundary } from './errors/app-error-boundary';
import { router } from './router/router';
import { Notices } from './shell/notices';

export function App() {
  return (
    <AppErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </AppErrorBoundary>
  );
}
