import type { SlotGenerationWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';

/** Says how many slots were made, and how many were left out because something stood in the way meanwhile. */
export function useSaidMade(): (generation: SlotGenerationWire) => void {
  const { t } = useTranslation('slots');
  return ({ made, total }) => {
    const message = t('plan.made', { count: made });
    if (made === total) notify({ type: 'success', message });
    else notify({ type: 'warning', message: `${message} ${t('plan.fewer', { count: total - made })}` });
  };
}
