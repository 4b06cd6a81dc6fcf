import type { AdminBookingPage } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { formatWallWeekdaySpan } from '@/lib/wall-time';
import { TextLink } from '@/ui/actions/link';
import type { Touched } from './use-touched';

interface KeptBookingsProps extends Pick<Touched, 'filter'> {
  bookings: AdminBookingPage;
  children: ReactNode;
}

/**
 * The upcoming bookings at a place being taken off the site. They stay valid, and the administrator sees them before
 * confirming.
 */
export function UpcomingBookings({ bookings, filter, children }: KeptBookingsProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{t('keptBookings.text', { count: bookings.total })}</p>
      {children}
      <ul aria-label={t('keptBookings.list')} className="divide-y divide-line border-y border-line">
        {bookings.items.map(({ id, number, contact, slot }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
            <span className="wrap-anywhere">
              {number}, {contact.fullName}
            </span>
            <span className="text-muted tabular-nums">
              {formatWallWeekdaySpan(slot.localStart, slot.localEnd, locale)}
            </span>
          </li>
        ))}
      </ul>
      <TextLink
        to={`${paths.dashboardBookings}?${new URLSearchParams(filter).toString()}`}
        className="inline-flex min-h-11 items-center self-start"
      >
        {t('keptBookings.all')}
      </TextLink>
    </div>
  );
}
