import type { PlanBody } from '@dronesoccer/contracts';
import { changeIn, type Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';

/** Changes a plan. The lists of memberships show its name. */
export const useSavePlan = () =>
  useChange(['plans', 'memberships'], async (save: Save<PlanBody>) => {
    const { id, terms, version } = changeIn(save);
    return call('plans.admin.update', { params: { id }, body: { ...terms, version } });
  });
