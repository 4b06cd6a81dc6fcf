import type { EventWire, Page } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatMonth } from '@/lib/wall-time';
import { ButtonLink, textLinkClass } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { pageIn, Pagination } from '@/ui/navigation/pagination';
import { eventsOnPage, eventsQuery } from '../api/queries';
import { feedAddress } from '../model/calendar-files';
import { eventListPath, type EventFilters, parseEventFilters } from '../model/filters';
import { placesAt, useClock } from '../model/use-clock';
import { EventCard } from './event-card';
import { EventFilterFields } from './event-filters';

const sectionId = 'upcoming';

/** The announced events and the tournaments that are ahead, next first. Filters and page are in the address. */
export function UpcomingEvents() {
  const { t } = useTranslation('events');
  const [search] = useSearchParams();
  const now = useClock();
  const filters = parseEventFilters(search);
  const page = pageIn(search);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(eventsQuery(filters, page));
  return (
    <section
      id={sectionId}
      aria-labelledby={`${sectionId}-title`}
      className="page-width flex scroll-mt-24 flex-col gap-7 pt-14 lg:pt-20"
    >
      <h2 id={`${sectionId}-title`} className="display-2">
        {t('list.title')}
      </h2>
      <EventFilterFields filters={filters} now={now} />
      <p role="status" className="min-h-6 text-muted">
        {data && t('list.count', { count: data.total })}
      </p>
      {data && <EventPage found={data} filters={filters} page={page} now={placesAt(now, dataUpdatedAt)} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading label={t('list.loading')} className={gridClass}>
          <Skeleton className="h-112 rounded-card" />
          <Skeleton className="h-112 rounded-card max-sm:hidden" />
          <Skeleton className="h-112 rounded-card max-lg:hidden" />
        </Loading>
      )}
      <CalendarLink />
    </section>
  );
}

const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface EventPageProps {
  found: Page<EventWire>;
  filters: EventFilters;
  page: number;
  /** Null until the free places are known (`placesAt`). */
  now: number | null;
}

/** One page of the list, or the reason why it is empty. */
function EventPage({ found: { items, total }, filters, page, now }: EventPageProps) {
  const { t } = useTranslation('events');
  if (total === 0) return <NothingFound filters={filters} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('list.beyond')}
        action={
          <ButtonLink to={eventListPath(filters)} preventScrollReset>
            {t('list.first')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul className={gridClass}>
        {items.map((event) => (
          <li key={event.address}>
            <EventCard event={event} now={now} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / eventsOnPage)}
        hrefOf={(each) => `${eventListPath(filters, each)}#${sectionId}`}
      />
    </>
  );
}

function NothingFound({ filters: { province, month } }: { filters: EventFilters }) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  if (province === null && month === null) {
    return (
      <EmptyState
        title={t('list.none')}
        text={t('list.noneText')}
        action={
          <ButtonLink to={paths.findArena} variant="outline">
            {t('list.arenas')}
          </ButtonLink>
        }
      />
    );
  }
  const isOnlyMonth = province === null && month !== null;
  return (
    <EmptyState
      title={isOnlyMonth ? t('list.noneInMonth', { month: formatMonth(`${month}-01`, locale) }) : t('list.noneFits')}
      text={isOnlyMonth ? undefined : t('list.noneFitsText')}
      action={
        <ButtonLink to={paths.event} replace preventScrollReset>
          {t('list.reset')}
        </ButtonLink>
      }
    />
  );
}

/** The feed of all events. It is a plain link, so that its address can be copied. */
function CalendarLink() {
  const { t } = useTranslation('events');
  const locale = useLocale();
  return (
    <div className="flex flex-col items-start">
      <a href={feedAddress(locale)} className={`inline-flex min-h-11 items-center gap-2 ${textLinkClass}`}>
        <CalendarPlus2 aria-hidden className="size-5 shrink-0" />
        {t('list.subscribe')}
      </a>
      <p className="text-column text-sm text-muted">{t('list.subscribeText')}</p>
    </div>
  );
}
