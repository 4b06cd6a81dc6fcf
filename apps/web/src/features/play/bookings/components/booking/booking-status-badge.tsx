import { BookingStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const looks: Record<BookingStatus, { tone: BadgeTone; name: 'pending' | 'confirmed' | 'cancelled' }> = {
  [BookingStatus.PENDING]: { tone: 'warn', name: 'pending' },
  [BookingStatus.CONFIRMED]: { tone: 'good', name: 'confirmed' },
  [BookingStatus.CANCELLED]: { tone: 'neutral', name: 'cancelled' },
};

export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('booking');
  const { tone, name } = looks[status];
  return <Badge tone={tone}>{t(`status.${name}`)}</Badge>;
}
