import { type CoachSessionWire, SlotType } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallSpan, formatWallWeekday } from '@/lib/wall-time';
import { Link } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { sessionsQuery } from '../api/coaching';
import { NameConsent } from './name-consent';

/** The coach's slots by day, and the consent to be named. */
export function CoachSessions() {
  const { t } = useTranslation('coaching');
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery());
  return (
    <>
      <h1 className="display-2">{t('title')}</h1>
      <p className="text-column text-muted">{t('text')}</p>
      {data === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data === undefined && !error && (
        <Loading label={t('loading')} className="flex flex-col gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      )}
      {data?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {data && data.length > 0 && <Days sessions={data} />}
      <NameConsent />
    </>
  );
}

function Days({ sessions }: { sessions: readonly CoachSessionWire[] }) {
  const { t } = useTranslation('coaching');
  const locale = useLocale();
  const days = Map.groupBy(sessions, ({ localStart }) => localStart.slice(0, 10));
  return (
    <div className="flex flex-col gap-8">
      {Array.from(days, ([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="flex flex-col gap-3">
          <h2 id={`day-${day}`} className="display-3 flex flex-wrap items-center gap-3 text-lg">
            <span className="first-letter:uppercase">{formatWallWeekday(day, locale)}</span>
            {ofDay.some(({ today }) => today === day) && <Badge tone="ice">{t('today')}</Badge>}
          </h2>
          <ul className="grid gap-3 lg:grid-cols-2">
            {ofDay.map((session) => (
              <li key={session.id}>
                <SessionLink session={session} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SessionLink({ session }: { session: CoachSessionWire }) {
  const { t } = useTranslation('coaching');
  const locale = useLocale();
  const { id, arena, location, localStart, localEnd, type, total, arrived } = session;
  return (
    <Link
      to={`${paths.coach}/${id}`}
      className="flex h-full items-center gap-4 rounded-card border-2 border-line bg-surface p-4 transition-[border-color] duration-(--fast) hover:border-ice sm:p-5"
    >
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="font-display text-lg font-bold tabular-nums">
          {formatWallSpan(localStart, localEnd, locale)}
        </span>
        <span className="wrap-anywhere text-muted">
          {location} · {arena}
          {type !== SlotType.GUEST && ` · ${t(`types.${type}`)}`}
        </span>
        <span className="font-semibold tabular-nums">{t('arrived', { arrived, total })}</span>
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
    </Link>
  );
}
