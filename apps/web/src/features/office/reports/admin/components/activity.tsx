import {
  type ActivityWire,
  type CallQuery,
  ContactState,
  MembershipStatus,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { everyArena } from '@/features/common/admin/every-arena';
import { Panel } from '@/features/common/admin/panel';
import { When } from '@/features/common/admin/when';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/dashboard-paths';
import { formatNumber, formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { Link } from '@/ui/actions/link';
import { StatTile } from '@/ui/chart/stat-tile';
import { SelectFilter } from '@/ui/data-table/filters';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';

interface ActivityProps {
  query: CallQuery<'reports.admin.activity'>;
}

export const activityQuery = (query: ActivityProps['query']) => ({
  ...callQuery('reports.admin.activity', { query }),
  placeholderData: keepPreviousData,
});

/** The bookings and the occupancy of the arenas in scope, and what else the user's role may see. */
export function Activity({ query }: ActivityProps) {
  const { data, error, isFetching, refetch } = useQuery(activityQuery(query));
  if (!data && error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  return (
    <>
      <Tiles data={data} locationId={query.locationId} />
      {data.nextCampaigns.length > 0 && <NextCampaigns campaigns={data.nextCampaigns} />}
    </>
  );
}

/** The share of the offered seats that are taken, or 0 without any. */
const occupancy = ({ offered, taken }: ActivityWire, when: 'current' | 'previous'): number =>
  offered[when] === 0 ? 0 : taken[when] / offered[when];

function Tiles({ data, locationId }: { data: ActivityWire; locationId: string | undefined }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const { bookings, offered, taken, members, subscribers, waitingContacts } = data;
  const { days, from, to } = data.period;
  const number = (value: number) => formatNumber(value, locale);
  const place = locationId === undefined ? '' : `&locationId=${locationId}`;
  return (
    <div
      className={cx(
        'grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2',
        waitingContacts ? 'xl:grid-cols-5' : 'xl:grid-cols-4',
      )}
    >
      <StatTile
        label={t('activity.bookings')}
        figure={number(bookings.current)}
        to={`${paths.dashboardBookings}?standing=true&by=placed&from=${from}&to=${to}${place}`}
        trend={{ ...bookings, days }}
      />
      <StatTile
        label={t('activity.occupancy')}
        figure={formatPercent(Math.round(occupancy(data, 'current') * 100) / 100, locale)}
        note={t('activity.seats', { taken: number(taken.current), offered: number(offered.current) })}
        to={`${paths.arenaFigures}?from=${from}&to=${to}${place}`}
        trend={{ current: occupancy(data, 'current'), previous: occupancy(data, 'previous'), days }}
      />
      {members && (
        <StatTile
          label={t('activity.members')}
          figure={number(members.current)}
          to={`${paths.dashboardMemberships}?status=${MembershipStatus.ACTIVE}`}
          trend={{ ...members, days }}
        />
      )}
      {subscribers && (
        <StatTile
          label={t('activity.subscribers')}
          figure={number(subscribers.current)}
          to={`${paths.subscribers}?state=${SubscriptionState.SUBSCRIBED}`}
          trend={{ ...subscribers, days }}
        />
      )}
      {waitingContacts && (
        <div className="grid min-[26rem]:max-xl:col-span-2">
          <StatTile
            label={t('activity.contacts')}
            figure={number(waitingContacts.current)}
            to={`${paths.dashboardContacts}?state=${ContactState.NEW}`}
            trend={{ ...waitingContacts, days, isBetterLower: true }}
          />
        </div>
      )}
    </div>
  );
}

function NextCampaigns({ campaigns }: { campaigns: ActivityWire['nextCampaigns'] }) {
  const { t } = useTranslation('reports.admin');
  return (
    <Panel title={t('activity.campaigns')} more={{ to: paths.newsletter, label: t('activity.allCampaigns') }}>
      <ul className="-mx-2">
        {campaigns.map(({ id, title, scheduledAt }) => (
          <li key={id}>
            <Link
              to={paths.campaign(id)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control px-2 py-1 hover:bg-raised"
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="text-sm text-muted">
                <When at={scheduledAt} hasTime />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface PlaceFilterProps {
  locationId: string | undefined;
  onChange: (locationId: string | undefined) => void;
}

/** Narrows bookings and occupancy to one location. It is left out for a user with one location. */
export function PlaceFilter({ locationId, onChange }: PlaceFilterProps) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const { data: arenas } = useQuery(everyArena());
  if (!arenas) return <Skeleton className="h-11 w-56 rounded-control" />;
  const places = [...new Map(arenas.map(({ location }) => [location.id, location.name[locale]]))];
  if (places.length < 2) return null;
  return (
    <SelectFilter
      label={t('activity.place')}
      any={t('activity.anyPlace')}
      options={places.map(([value, label]) => ({ value, label }))}
      value={locationId}
      onChange={onChange}
      className="w-60"
    />
  );
}
