import { type DayBookingWire, type DaySheetWire, PlayerState, SlotType } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallDay, formatWallSpan } from '@/lib/wall-time';
import { useSeatName } from './use-seat-name';

/** The day's bookings for printing, with a checkbox for each seat. Visible only in print. */
export function PrintedSheet({ sheet: { arena, day, slots } }: { sheet: DaySheetWire }) {
  const { t } = useTranslation('day.admin');
  const locale = useLocale();
  return (
    <div className="hidden text-[11pt] text-ink not-first:break-before-page print:block">
      <h2 className="text-[16pt] font-bold">
        {arena.name}, {arena.location}
      </h2>
      <p className="mb-4 first-letter:uppercase">{formatWallDay(day, locale)}</p>
      {slots.map((slot) => (
        <section key={slot.id} className="mb-5 break-inside-avoid">
          <h3 className="flex justify-between border-b-2 border-ink pb-1 text-[13pt] font-bold">
            <span>{formatWallSpan(slot.localStart, slot.localEnd, locale)}</span>
            <span>
              {t(slot.type === SlotType.TOURNAMENT ? 'takenTeams' : 'taken', {
                taken: slot.taken,
                count: slot.capacity,
              })}
            </span>
          </h3>
          {slot.coachNames.length > 0 && <p>{t('coaches', { names: slot.coachNames.join(', ') })}</p>}
          {slot.bookings.length === 0 && <p className="pt-2">{t('noBookings')}</p>}
          <table className="w-full table-fixed border-collapse">
            <tbody>
              {slot.bookings.map((booking) => (
                <PrintedBooking key={booking.id} booking={booking} isTeam={slot.type === SlotType.TOURNAMENT} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function PrintedBooking({ booking, isTeam }: { booking: DayBookingWire; isTeam: boolean }) {
  const { t } = useTranslation('day.admin');
  const locale = useLocale();
  const seatName = useSeatName(booking);
  const { name, number, phone, seats, owed, team, unsigned, guests } = booking;
  return (
    <>
      {seats.map((seat, index) => (
        <tr key={seat.id} className="break-inside-avoid border-b border-line align-top">
          <td className="w-8 py-1.5">
            <TickBox isTicked={seat.inSince !== null} />
          </td>
          <td className="py-1.5 pr-3">
            {seatName(seat.id)}
            {unsigned.some(({ id }) => id === seat.id) && <em> · {t('waiver.missing')}</em>}
          </td>
          <td className="w-1/4 py-1.5 pr-3">{index === 0 && name}</td>
          <td className="w-1/6 py-1.5 pr-3 tabular-nums">{index === 0 && phone && formatPhone(phone)}</td>
          <td className="w-1/5 py-1.5 text-right tabular-nums">
            {index === 0 && (owed > 0 ? t('owes', { amount: formatMoney(owed, locale) }) : number)}
          </td>
        </tr>
      ))}
      {guests && guests.names.length > 0 && (
        <tr className="break-inside-avoid border-b border-line align-top">
          <td />
          <td colSpan={4} className="py-1.5">
            {t('waiver.guestsNames', { names: guests.names.join(', ') })}
          </td>
        </tr>
      )}
      {isTeam && (
        <tr className="break-inside-avoid border-b border-line align-top">
          <td />
          <td colSpan={4} className="py-1.5">
            <PrintedSquad team={team} unsigned={unsigned} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The players of a team, each with a checkbox. Players who have not confirmed are marked. */
function PrintedSquad({ team, unsigned }: Pick<DayBookingWire, 'team' | 'unsigned'>) {
  const { t } = useTranslation(['kit', 'day.admin']);
  if (team === null) return t('team.unnamed');
  if (team.players.length === 0) return t('team.none');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {team.players.map(({ id, name, isStriker, isReserve, state }) => (
        <li key={id} className="flex items-start gap-2">
          <TickBox isTicked={false} />
          <span>
            {name}
            {isStriker && ` · ${t('team.striker')}`}
            {isReserve && ` · ${t('team.reserve')}`}
            {state !== PlayerState.CONFIRMED && <em> · {t(`team.states.${state}`)}</em>}
            {unsigned.some((person) => person.id === id) && <em> · {t('day.admin:waiver.missing')}</em>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const TickBox = ({ isTicked }: { isTicked: boolean }) => (
  <span className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center border-2 border-ink leading-none font-bold">
    {isTicked && '✓'}
  </span>
);
