import type { AdminBookingFilter } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { todayText } from '@/lib/days';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { formatWallWeekdaySpan } from '@/lib/wall-time';
import { TextLink } from '@/ui/actions/link';

/** Enough to know whom it concerns. */
const shownMax = 5;

type KeptBookingsProps = Pick<AdminBookingFilter, 'arenaId' | 'locationId' | 'companyId'>;

/** The bookings ahead at what is taken off the site: they stand, and the manager knows of them before. */
export function KeptBookings(place: KeptBookingsProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const ahead = { ...place, standing: true, from: todayText() };
  const { data } = useQuery(listQuery('bookings.admin.list', { query: { ...ahead, pageSize: shownMax } }));
  if (!data || data.total === 0) return null;
  const address = new URLSearchParams({ ...place, standing: 'true', from: ahead.from }).toString();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{t('keptBookings.text', { count: data.total })}</p>
      <ul aria-label={t('keptBookings.list')} className="divide-y divide-line border-y border-line">
        {data.items.map(({ id, number, contact, slot }) => (
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
      <TextLink to={`${paths.dashboardBookings}?${address}`} className="inline-flex min-h-11 items-center self-start">
        {t('keptBookings.all')}
      </TextLink>
    </div>
  );
}
