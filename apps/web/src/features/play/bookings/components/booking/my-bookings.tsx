import type { MyBookingWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallDay, formatWallSpan } from '@/lib/wall-time';
import { lazyComponent } from '@/lib/late';
import { ButtonLink, Link } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Pagination } from '@/ui/navigation/pagination';
import { myBookingsQuery } from '../../api/queries';
import { BookingStatusBadge } from './booking-status-badge';

/** Loaded on demand with its texts, because the feed is below the list and few customers use it. */
const CalendarFeed = lazyComponent(
  async () => {
    const [feed] = await Promise.all([import('./calendar-feed'), loadNamespaces('calendar-feed')]);
    return feed;
  },
  { isQuiet: true },
);

export interface MyBookingsProps {
  when: 'upcoming' | 'past';
  page: number;
}

/** The signed-in customer's bookings, upcoming or past, and the sessions in which a guardian seated the customer. */
export function MyBookings({ when, page }: MyBookingsProps) {
  const { t } = useTranslation('bookings');
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label={t('mine.which')} className="flex gap-2">
        {(['upcoming', 'past'] as const).map((each) => (
          <ButtonLink
            key={each}
            to={each === 'past' ? `${paths.myBookings}&when=past` : paths.myBookings}
            variant={each === when ? 'ice' : 'outline'}
            aria-current={each === when ? 'page' : undefined}
            preventScrollReset
          >
            {t(`mine.${each}`)}
          </ButtonLink>
        ))}
      </nav>
      <Bookings when={when} page={page} />
      {when === 'upcoming' && <CalendarFeed />}
    </div>
  );
}

function Bookings({ when, page }: MyBookingsProps) {
  const { t } = useTranslation('bookings');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(myBookingsQuery(when, page));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || isPlaceholderData) return <BookingsSkeleton />;
  if (data.total === 0) {
    return (
      <EmptyState
        title={t(when === 'past' ? 'mine.emptyPast' : 'mine.empty')}
        text={t('mine.emptyText')}
        action={<ButtonLink to={paths.findArena}>{t('mine.toArenas')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <ul className="flex flex-col gap-3">
        {data.items.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        hrefOf={(next) => `${paths.myBookings}${when === 'past' ? '&when=past' : ''}&page=${next}`}
      />
    </div>
  );
}

function BookingRow({ booking }: { booking: MyBookingWire }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { id, number, status, slot, teamName, total, bookedBy } = booking;
  const { localStart, localEnd, arena } = slot;
  const day = formatWallDay(localStart, locale);
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors duration-(--fast) hover:border-line-strong sm:gap-6 sm:p-5">
      <div className="flex min-w-0 grow flex-col gap-x-8 gap-y-2 sm:flex-row sm:items-center">
        <div className="min-w-0 grow">
          <p className="font-bold first-letter:uppercase">
            {bookedBy === null ? (
              <Link to={paths.booking(id)} className="after:absolute after:inset-0 after:rounded-card hover:underline">
                {day}
              </Link>
            ) : (
              day
            )}
          </p>
          <p className="tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</p>
          <p className="text-sm wrap-anywhere text-muted">
            {teamName !== null && `${teamName} · `}
            {arena.name}, {arena.location.city} ·{' '}
            {bookedBy === null ? (
              <span className="whitespace-nowrap">{number}</span>
            ) : (
              t('bookedBy', { name: bookedBy })
            )}
          </p>
        </div>
        <div className="flex items-center gap-4 sm:flex-col sm:items-end sm:gap-2">
          <BookingStatusBadge status={status} />
          {bookedBy === null && <span className="numeral">{formatMoney(total, locale)}</span>}
        </div>
      </div>
      {bookedBy === null && <ChevronRight aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />}
    </li>
  );
}

function BookingsSkeleton() {
  const { t } = useTranslation('bookings');
  return (
    <Loading label={t('loading')} className="flex flex-col gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28 rounded-card" />
      ))}
    </Loading>
  );
}
