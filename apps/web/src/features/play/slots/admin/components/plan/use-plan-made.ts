import { useTranslation } from 'react-i18next';
import type { RouteDrawer } from '@/lib/forms/use-route-drawer';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { useHere } from '@/lib/router/use-here';
import type { PlanSteps } from '../../api/use-plan';
import type { SlotBoard } from '../../api/use-slot-board';
import { firstMade, isWithin } from '../../model/view';
import { useCreatedSlots } from '../created-slots';

/**
 * Reports how many slots were created, and how many were skipped because of new conflicts. Then shows the first new
 * slot, unless the calendar already does.
 */
export function usePlanMade({ arena, range }: SlotBoard, drawer: RouteDrawer): PlanSteps['onDone'] {
  const { t } = useTranslation('slots.admin');
  const here = useHere();
  const { announce } = useCreatedSlots();
  return ({ id, made, total }, { byArena }) => {
    announce({ patternId: id });
    const message = t('plan.made', { count: made });
    if (made === total) notify({ type: 'success', message });
    else notify({ type: 'warning', message: `${message} ${t('plan.fewer', { count: total - made })}` });
    const first = firstMade(byArena, arena?.id);
    if (!first || (first.arenaId === arena?.id && isWithin(range, first.day))) return drawer.leave();
    const address = new URLSearchParams(here().search);
    address.set('arenaId', first.arenaId);
    address.set('day', first.day);
    drawer.leave(`${paths.classSlots}?${address}`);
  };
}
