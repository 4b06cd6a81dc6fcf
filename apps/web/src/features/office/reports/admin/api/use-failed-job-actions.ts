import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';

/** The list and the overview's counts. They are refreshed even if someone else acted first. */
const areas = ['reports'] as const;

export const useRetryFailedJob = () =>
  useChange(areas, (id: string) => call('reports.failedJobs.admin.retry', { params: { id } }), 'toast');

export const useDismissFailedJob = () =>
  useChange(areas, (id: string) => call('reports.failedJobs.admin.dismiss', { params: { id } }));
