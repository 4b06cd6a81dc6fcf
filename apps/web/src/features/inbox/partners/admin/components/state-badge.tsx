import { PartnerState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

/** An application awaits a decision, so it stands out. */
const tones: Readonly<Record<PartnerState, BadgeTone>> = {
  [PartnerState.PENDING]: 'warn',
  [PartnerState.ACTIVE]: 'good',
  [PartnerState.INACTIVE]: 'neutral',
};

export function StateBadge({ state }: { state: PartnerState }) {
  const { t } = useTranslation('partners.admin');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
