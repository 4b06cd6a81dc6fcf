import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/lib/errors/api-error';
import { paths } from '@/lib/dashboard-paths';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';

/** Leads an administrator whose role requires two-step login to the page that turns it on. */
export function useTwoStepSetup(): void {
  const client = useQueryClient();
  const navigate = useNavigateLocal();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        const error: unknown = query.state.error;
        if (error instanceof ApiError && error.code === 'AUTH_020') navigate(paths.dashboardAccount, { replace: true });
      }),
    [client, navigate],
  );
}
