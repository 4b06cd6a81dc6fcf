import {
  type AdminBookingSort,
  type AdminBookingSummaryWire,
  BookingMode,
  BookingStatus,
  type Locale,
  SlotType,
} from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { Email } from '@/features/dashboard/common/email';
import { TeamBadge } from '@/features/dashboard/common/team';
import { formatMoney } from '@/lib/format';
import { formatWallDay, formatWallSpan } from '@/lib/wall-time';
import type { Column } from '@/ui/data-table/columns';
import { BookingFlags, StatusBadge } from './booking-badges';

/** The columns of the bookings' table. */
export function bookingColumns(
  t: TFunction<'bookings-admin'>,
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
        <span className="flex flex-col @max-2xl:items-end">
          <span className="first-letter:uppercase">{formatWallDay(localStart, locale)}</span>
          <span className="text-sm text-muted tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</span>
        </span>
      ),
    },
    {
      id: 'arena',
      header: t('list.arena'),
      hide: 'narrow',
      cell: ({ slot: { arena } }) => (
        <span className="flex flex-col">
          {arena.name}
          <span className="text-sm text-muted">{arena.location.name}</span>
        </span>
      ),
    },
    {
      id: 'contact',
      header: t('list.contact'),
      cell: ({ contact: { fullName, email } }) => (
        <span className="flex min-w-0 flex-col @max-2xl:items-end">
          <span className="wrap-anywhere">{fullName}</span>
          <span className="text-sm text-muted">
            <Email address={email} />
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('list.status'),
      cell: (booking) => (
        <span className="inline-flex flex-wrap gap-1.5 @max-2xl:justify-end">
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
