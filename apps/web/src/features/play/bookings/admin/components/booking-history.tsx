import type { AdminBookingWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { History } from '@/features/common/history';
import { bookingEvents } from '../../model/booking-events';

/** The booking's history, newest last: each event with the person and the reason. */
export function BookingHistory({ timeline }: Pick<AdminBookingWire, 'timeline'>) {
  const { t } = useTranslation('bookings.admin');
  const entries = timeline.map(({ id, kind, at, actor, amount, reason }) => ({
    key: id,
    icon: bookingEvents[kind].icon,
    title: t(`timeline.${kind}`),
    at,
    amount: amount ?? undefined,
    cause: actor ? t('history.by', { name: actor.name }) : undefined,
    text: reason ?? undefined,
  }));
  return <History entries={entries} isOffice />;
}
