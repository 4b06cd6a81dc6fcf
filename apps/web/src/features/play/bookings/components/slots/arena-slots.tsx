import { type ArenaDetailWire, BookingUserType } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatShortDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import { formatMonth, formatWallTime, formatWallWeekday, zoneName } from '@/lib/wall-time';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { ButtonLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { arenaSlotsQuery, nextOfArenaQuery } from '../../api/queries';
import { dayOfSlot } from '../../model/calendar';
import { availabilityOf, dayInSight } from '../../model/offer';
import { memberSaving } from '../../model/slot-price';
import { UnpaidNote } from '../unpaid-note';
import { MonthSlots } from './month-slots';
import { PriceTable } from './price-table';
import { type ShownDays, useShownDays } from './use-shown-days';
import { WeekSlots } from './week-slots';

export interface ArenaSlotsProps {
  arena: Pick<ArenaDetailWire, 'id' | 'timeZone' | 'tiers'>;
  /** The note about joining, for the largest saving on a visible seat in dollars. Members see none. */
  joinNote: (saving: number) => ReactNode;
}

/** The times of an arena by week or month, in its wall time. Each free slot links to its booking. */
export function ArenaSlots({ arena: { id, timeZone, tiers }, joinNote }: ArenaSlotsProps) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const { user } = useSession();
  const shown = useShownDays();
  const [now] = useState(() => Date.now());
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    arenaSlotsQuery(id, { from: shown.from, to: shown.to }),
  );
  const slots = data?.filter((slot) => availabilityOf(slot, now) !== 'over') ?? [];
  const byDay = Map.groupBy(slots, dayOfSlot);
  const hasFree = slots.some((slot) => availabilityOf(slot, now) === 'free');
  const saving = Math.max(0, ...slots.map((slot) => memberSaving(slot, user?.user_type ?? BookingUserType.GUEST)));
  const opened = { ...shown, day: dayInSight(shown, slots, now) };
  return (
    <div className="flex flex-col gap-5">
      <UnpaidNote />
      <p className="text-muted">{t('zone', { zone: zoneName(data?.[0]?.timeZone ?? timeZone, locale) })}</p>
      <DaysBar shown={shown} />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {((!data && !error) || isPlaceholderData) && <SlotsSkeleton />}
      {data && !isPlaceholderData && (
        <>
          <PriceTable slots={slots} tiers={tiers} />
          {!hasFree && <NothingFree arenaId={id} shown={shown} />}
          {shown.view === 'week' ? (
            slots.length > 0 && <WeekSlots shown={opened} byDay={byDay} now={now} />
          ) : (
            <MonthSlots shown={shown} byDay={byDay} now={now} />
          )}
          {saving > 0 && joinNote(saving)}
        </>
      )}
    </div>
  );
}

/** The visible days, and buttons to go to others. */
function DaysBar({ shown }: { shown: ShownDays }) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const { view, day, from, to, before, after, choose } = shown;
  const isWeek = view === 'week';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          label={t(isWeek ? 'previousWeek' : 'previousMonth')}
          disabled={before === null}
          onClick={() => choose({ day: before ?? day })}
        />
        <IconButton
          icon={ChevronRight}
          label={t(isWeek ? 'nextWeek' : 'nextMonth')}
          onClick={() => choose({ day: after })}
        />
        <h3 role="status" className="ml-2 font-display text-lg font-bold first-letter:uppercase">
          {isWeek
            ? t('weekOf', { from: formatShortDay(from, locale), to: formatShortDay(to, locale) })
            : formatMonth(day, locale)}
        </h3>
      </div>
      <div role="group" aria-label={t('view.label')} className="flex gap-2">
        {(['week', 'month'] as const).map((each) => (
          <Button
            key={each}
            variant={each === view ? 'ice' : 'outline'}
            aria-pressed={each === view}
            onClick={() => choose({ view: each })}
          >
            {t(`view.${each}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The empty state for days without a free slot. Links to the next free day, or to other arenas. */
function NothingFree({ arenaId, shown }: { arenaId: string; shown: ShownDays }) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const { data } = useQuery(nextOfArenaQuery(arenaId));
  const next = data?.[0];
  return (
    <div role="status" className="flex flex-col items-start gap-3 rounded-card bg-raised p-5">
      <p className="font-bold">{t('noneInSight')}</p>
      {next && (
        <Button variant="ice" onClick={() => shown.choose({ view: 'week', day: dayOfSlot(next) })}>
          {t('next', {
            when: `${formatWallWeekday(next.localStart, locale)}, ${formatWallTime(next.localStart, locale)}`,
          })}
        </Button>
      )}
      {data && !next && (
        <>
          <p className="text-muted">{t('noneAhead')}</p>
          <ButtonLink to={paths.findArena} variant="outline">
            {t('toArenas')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** A placeholder with a column per day of a week; one column on a narrow screen. */
function SlotsSkeleton() {
  const { t } = useTranslation('slots');
  return (
    <Loading label={t('loading')} className="grid grid-cols-1 gap-2 lg:grid-cols-7">
      {Array.from({ length: 7 }, (_, day) => (
        <span key={day} className={day > 0 ? 'flex flex-col gap-2 max-lg:hidden' : 'flex flex-col gap-2'}>
          <Skeleton className="h-8" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </span>
      ))}
    </Loading>
  );
}
