import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@/lib/errors/api-error';
import { paths } from '@/lib/dashboard-paths';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';

/** Leads an administrator whose role requires two-step login to the page that turns it on. */
export function useTwoStepSetup(): void {
  const client = useQueryClient();
  const navigate = useNavigateLocal();
  const { pathname } = useLocation();
  const lead = useEffectEvent(() => {
    if (!pathname.endsWith(paths.dashboardAccount)) navigate(paths.dashboardAccount, { replace: true });
  });
  useEffect(
    () =>
      // Other events of a failed query, such as its removal, carry the error again after two-step login is on.
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && needsTwoStep(event.action.error)) lead();
      }),
    [client],
  );
}

const needsTwoStep = (error: unknown): boolean => error instanceof ApiError && error.code === 'AUTH_020';
