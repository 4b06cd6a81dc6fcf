import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { i18n } from '@/lib/i18n/i18n';
import { queryClient } from '@/lib/query/query-client';
import { Toaster } from '@/ui/toaster';
import { AppErrorBoundary } from './errors/app-error-boundary';
import { router } from './router/router';

export function App() {
  return (
    <AppErrorBoundary>
      <CSPProvider disableStyleElements>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <Toaster />
          </QueryClientProvider>
        </I18nextProvider>
      </CSPProvider>
    </AppErrorBoundary>
  );
}
