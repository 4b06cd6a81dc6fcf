import { BookingMode, type BookingWire, SeatState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** The booked seats with their names. Returned seats stay on the list, struck through. */
export function Seats({ booking: { mode, seats, slot } }: { booking: BookingWire }) {
  const { t } = useTranslation('bookings');
  return (
    <div>
      <p className="text-sm text-muted">{t('seats.title')}</p>
      {mode === BookingMode.FULL ? (
        <p>{t('seats.all', { count: slot.capacity })}</p>
      ) : (
        <ol>
          {seats.map(({ id, name, state }, index) => {
            const text = name || t('cancel.seat', { number: index + 1 });
            return (
              <li key={id} className="wrap-anywhere">
                {state === SeatState.TAKEN ? (
                  text
                ) : (
                  <>
                    <s className="text-muted">{text}</s>{' '}
                    <span className="text-sm text-muted">{t('seats.cancelled')}</span>
                  </>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** The time until which a cancellation is refunded, shown only while the booking can be cancelled. */
export function RefundUntil({ booking: { can } }: { booking: BookingWire }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (!can.cancel || can.refundUntil === null) return null;
  return (
    <p className="text-sm text-muted">{t('seats.refundUntil', { when: formatDateTime(can.refundUntil, locale) })}</p>
  );
}
