import type { BookingWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { History } from '@/features/common/history';
import { bookingEvents } from '../../model/booking-events';

/** The booking's history, newest last. */
export function BookingTimeline({ booking: { timeline } }: { booking: Pick<BookingWire, 'timeline'> }) {
  const { t } = useTranslation('bookings');
  const entries = timeline.map(({ kind, at, amount }) => ({
    key: `${at}:${kind}`,
    icon: bookingEvents[kind].icon,
    title: t(`timeline.${bookingEvents[kind].name}`),
    at,
    amount,
  }));
  return <History entries={entries} />;
}
