import type { EntryState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const tones: Readonly<Record<EntryState, BadgeTone>> = {
  shown: 'good',
  scheduled: 'ice',
  ended: 'warn',
  draft: 'neutral',
  down: 'warn',
};

/** A badge that says whether visitors see an entry. */
export function StateBadge({ state }: { state: EntryState }) {
  const { t } = useTranslation('content.admin');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
