import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';

/** Refreshes the list and the overview's counts after an action on a failed job, even if someone else acted first. */
function useRefreshed(): { onSettled: () => Promise<void> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('reports') }) };
}

export function useRetryFailedJob(): UseMutationResult<null, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('reports.failedJobs.admin.retry', { params: { id } }),
    ...useRefreshed(),
  });
}

export function useDismissFailedJob(): UseMutationResult<null, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('reports.failedJobs.admin.dismiss', { params: { id } }),
    meta: { failure: false },
    ...useRefreshed(),
  });
}
