import { BookingMode, type DayBookingWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { calledAs } from '../model/sheet';

/** Returns how a seat of a booking is called: its name, the booking's name if it is the only seat, or its number. */
export function useSeatName(booking: DayBookingWire): (seatId: string) => string {
  const { t } = useTranslation('day.admin');
  const { seats, mode } = booking;
  return (seatId) => {
    const index = seats.findIndex(({ id }) => id === seatId);
    const name = seats[index]?.name ?? '';
    if (mode === BookingMode.FULL) return name || t('whole');
    return name || (seats.length === 1 ? calledAs(booking) : t('seat', { number: index + 1 }));
  };
}
