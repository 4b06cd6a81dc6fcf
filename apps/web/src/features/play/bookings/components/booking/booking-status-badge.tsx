import { BookingStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/feedback/badge';
import { bookingTones } from '../../model/booking-state';

const names = {
  [BookingStatus.PENDING]: 'pending',
  [BookingStatus.CONFIRMED]: 'confirmed',
  [BookingStatus.CANCELLED]: 'cancelled',
} as const satisfies Record<BookingStatus, string>;

export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('bookings');
  return <Badge tone={bookingTones[status]}>{t(`status.${names[status]}`)}</Badge>;
}
