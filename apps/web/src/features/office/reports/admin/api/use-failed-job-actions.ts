import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';

/** The list and the overview's counts. They are refreshed even if someone else acted first. */
const areas = ['reports'] as const;

export type FailedJobAction = 'retry' | 'dismiss';

export const useRetryFailedJob = () =>
  useChange(areas, (id: string) => call('reports.failedJobs.admin.retry', { params: { id } }), 'toast');

/** Handles several jobs independently, so one refusal does not stop the others. Returns the number of handled jobs. */
export const useHandleFailedJobs = () =>
  useChange(areas, async ({ ids, action }: { ids: readonly string[]; action: FailedJobAction }) => {
    const handle = (id: string) => call(`reports.failedJobs.admin.${action}`, { params: { id } });
    const handled = await Promise.allSettled(ids.map(handle));
    const refused = handled.filter((each) => each.status === 'rejected');
    // The dialog shows why nothing was done.
    if (refused[0] && refused.length === ids.length) throw refused[0].reason;
    return ids.length - refused.length;
  });
