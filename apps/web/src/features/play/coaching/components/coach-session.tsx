import type { CoachSessionDetailWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallSpan, formatWallWeekday } from '@/lib/wall-time';
import { ButtonLink, TextLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { sessionQuery } from '../api/coaching';
import { CoachedPerson } from './coached-person';

/** One slot of the coach with its people. */
export function CoachSession({ id }: { id: string }) {
  const { t } = useTranslation('coaching');
  const { data, error, isFetching, refetch } = useQuery(sessionQuery(id));
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isGone) {
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <EmptyState
          title={t('gone')}
          text={t('goneText')}
          action={<ButtonLink to={paths.coach}>{t('back')}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      <TextLink to={paths.coach} className="inline-flex min-h-11 items-center gap-2 self-start">
        <ChevronLeft aria-hidden className="size-5" />
        {t('back')}
      </TextLink>
      {data && <Detail session={data} />}
      {!data && <h1 className="sr-only">{t('title')}</h1>}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading label={t('loading')} className="flex flex-col gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </>
  );
}

function Detail({ session }: { session: CoachSessionDetailWire }) {
  const { t } = useTranslation('coaching');
  const locale = useLocale();
  const { arena, location, localStart, localEnd, arrived, total, canCheckIn, today, people } = session;
  const isAhead = localStart.slice(0, 10) > today;
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="display-2 tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</h1>
        <p className="first-letter:uppercase">{formatWallWeekday(localStart, locale)}</p>
        <p className="wrap-anywhere text-muted">
          {location} · {arena}
        </p>
        <p role="status" className="mt-2 text-lg font-semibold tabular-nums">
          {t('arrived', { arrived, total })}
        </p>
        {!canCheckIn && <p className="text-muted">{t(isAhead ? 'checkIn.ahead' : 'checkIn.over')}</p>}
      </header>
      {people.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-5 text-muted">{t('noPeople')}</p>
      ) : (
        <ul aria-label={t('people')} className="grid gap-3 lg:grid-cols-2">
          {people.map((person) => (
            <li key={person.id}>
              <CoachedPerson sessionId={session.id} person={person} canCheckIn={canCheckIn} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
