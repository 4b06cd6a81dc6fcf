import type { PolicyState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const tones: Readonly<Record<PolicyState, BadgeTone>> = { current: 'good', scheduled: 'ice', former: 'neutral' };

/** A badge that says whether a version of a policy is valid. */
export function PolicyBadge({ state }: { state: PolicyState }) {
  const { t } = useTranslation('policies.admin');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
