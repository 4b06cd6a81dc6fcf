import { SubscriptionState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const tones: Readonly<Record<SubscriptionState, BadgeTone>> = {
  [SubscriptionState.PENDING]: 'warn',
  [SubscriptionState.SUBSCRIBED]: 'good',
  [SubscriptionState.UNSUBSCRIBED]: 'neutral',
  [SubscriptionState.SUPPRESSED]: 'strong',
};

export function SubscriptionBadge({ state }: { state: SubscriptionState }) {
  const { t } = useTranslation('newsletter.admin');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
