import { BookingMode, type DayBookingWire, type DaySheetWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallDay, formatWallSpan } from '@/lib/wall-time';

/** The day on paper: a box to tick for each seat. Only a printer shows it. */
export function PrintedSheet({ sheet: { arena, day, slots } }: { sheet: DaySheetWire }) {
  const { t } = useTranslation('day');
  const locale = useLocale();
  return (
    <div className="hidden text-[11pt] text-ink print:block">
      <h2 className="text-[16pt] font-bold">
        {arena.name}, {arena.location}
      </h2>
      <p className="mb-4 first-letter:uppercase">{formatWallDay(day, locale)}</p>
      {slots.map((slot) => (
        <section key={slot.id} className="mb-5 break-inside-avoid">
          <h3 className="flex justify-between border-b-2 border-ink pb-1 text-[13pt] font-bold">
            <span>{formatWallSpan(slot.localStart, slot.localEnd, locale)}</span>
            <span>{t('taken', { taken: slot.taken, count: slot.capacity })}</span>
          </h3>
          {slot.bookings.length === 0 && <p className="pt-2">{t('noBookings')}</p>}
          <table className="w-full table-fixed border-collapse">
            <tbody>
              {slot.bookings.map((booking) => (
                <PrintedBooking key={booking.id} booking={booking} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function PrintedBooking({ booking: { name, number, phone, mode, seats, owed } }: { booking: DayBookingWire }) {
  const { t } = useTranslation('day');
  const locale = useLocale();
  return seats.map((seat, index) => (
    <tr key={seat.id} className="break-inside-avoid border-b border-line align-top">
      <td className="w-8 py-1.5">
        <span className="mt-0.5 inline-flex size-4 items-center justify-center border-2 border-ink leading-none font-bold">
          {seat.inSince !== null && '✓'}
        </span>
      </td>
      <td className="py-1.5 pr-3">
        {mode === BookingMode.FULL
          ? t('whole')
          : seat.name || (seats.length === 1 ? name : t('seat', { number: index + 1 }))}
      </td>
      <td className="w-1/4 py-1.5 pr-3">{index === 0 && name}</td>
      <td className="w-1/6 py-1.5 pr-3 tabular-nums">{index === 0 && phone && formatPhone(phone)}</td>
      <td className="w-1/5 py-1.5 text-right tabular-nums">
        {index === 0 && (owed > 0 ? t('owes', { amount: formatMoney(owed, locale) }) : number)}
      </td>
    </tr>
  ));
}
