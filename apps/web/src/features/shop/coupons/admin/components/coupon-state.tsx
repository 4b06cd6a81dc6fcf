import type { CouponState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const tones: Readonly<Record<CouponState, BadgeTone>> = {
  scheduled: 'ice',
  active: 'good',
  ended: 'neutral',
  usedUp: 'warn',
  inactive: 'neutral',
};

export function CouponStateBadge({ state }: { state: CouponState }) {
  const { t } = useTranslation('coupons.admin');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
