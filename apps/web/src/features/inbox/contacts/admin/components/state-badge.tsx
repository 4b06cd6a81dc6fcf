import { ContactState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const tones: Record<ContactState, BadgeTone> = {
  [ContactState.NEW]: 'ice',
  [ContactState.OPEN]: 'warn',
  [ContactState.DONE]: 'good',
};

export function StateBadge({ state }: { state: ContactState }) {
  const { t } = useTranslation('contacts.admin');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
