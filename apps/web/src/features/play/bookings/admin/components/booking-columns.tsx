import {
  type AdminBookingSort,
  type AdminBookingSummaryWire,
  BookingMode,
  BookingStatus,
  type Locale,
  SlotType,
} from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { Email } from '@/features/common/admin/email';
import { TeamBadge } from '@/features/common/admin/team';
import { formatMoney } from '@/lib/format';
import { formatShortWallDay, formatWallSpan } from '@/lib/wall-time';
import type { Column } from '@/ui/data-table/columns';
import { TwoLines } from '@/ui/data-table/two-lines';
import { BookingFlags, StatusBadge } from './booking-badges';

/** The columns of the booking table. */
export function bookingColumns(
  t: TFunction<'bookings.admin'>,
  locale: Locale,
): Column<AdminBookingSummaryWire, AdminBookingSort>[] {
  return [
    {
      id: 'number',
      header: t('list.number'),
      cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
    },
    {
      id: 'when',
      header: t('list.when'),
      sort: { ascending: 'soonest', descending: 'latest' },
      cell: ({ slot: { localStart, localEnd } }) => (
        <TwoLines
          first={
            <span className="inline-block whitespace-nowrap first-letter:uppercase">
              {formatShortWallDay(localStart, locale)}
            </span>
          }
          second={<span className="tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</span>}
          keep
        />
      ),
    },
    {
      id: 'arena',
      grows: true,
      header: t('list.arena'),
      hide: 'narrow',
      cell: ({ slot: { arena } }) => <TwoLines first={arena.name} second={arena.location.name} keep />,
    },
    {
      id: 'contact',
      header: t('list.contact'),
      cell: ({ contact: { fullName, email } }) => <TwoLines first={fullName} second={<Email address={email} />} />,
    },
    {
      id: 'status',
      header: t('list.status'),
      cell: (booking) => (
        <span className="inline-flex flex-wrap gap-1.5 compact:flex-nowrap @max-2xl:justify-end">
          <StatusBadge status={booking.status} />
          <BookingFlags booking={booking} />
          {booking.team !== null && booking.status === BookingStatus.CONFIRMED && <TeamBadge team={booking.team} />}
        </span>
      ),
    },
    {
      id: 'seats',
      header: t('list.seats'),
      align: 'end',
      hide: 'phone',
      cell: ({ mode, seats, team, slot }) => {
        if (team !== null) return <span className="wrap-anywhere">{team.name}</span>;
        if (slot.type === SlotType.TOURNAMENT) return t('modes.team');
        return mode === BookingMode.FULL ? t('list.whole') : seats;
      },
    },
    {
      id: 'total',
      header: t('list.total'),
      align: 'end',
      cell: ({ total }) => <span className="tabular-nums">{formatMoney(total, locale)}</span>,
    },
  ];
}
