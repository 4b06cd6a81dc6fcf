import { organisationZone } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ArenaChoice } from '@/features/common/admin/arena-choice';
import { rememberArena } from '@/features/common/admin/remembered-arena';
import { SlotTabs } from '@/features/common/admin/slot-tabs';
import { WorkPage } from '@/features/common/admin/work-page';
import { zoneName } from '@/features/common/admin/zone-name';
import { cx } from '@/lib/cx';
import { todayIn } from '@/lib/days';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { lazyComponent } from '@/lib/late';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { fromList } from '@/lib/router/from-list';
import { ButtonLink } from '@/ui/actions/link';
import { filterClass } from '@/ui/data-table/filter-style';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useMoveSlot } from '../api/use-move-slot';
import { type SlotBoard, useSlotBoard, useSlotCalendar } from '../api/use-slot-board';
import type { CalendarGridProps } from './calendar/calendar-grid';
import { CalendarToolbar } from './calendar/calendar-toolbar';
import { Legend } from './calendar/legend';
import { DriftNotice } from './drift/drift-notice';
import { CreatedSlotsProvider } from './created-slots';
import { NewSlotLink, SlotActions } from './slot-actions';

export function SlotsPage() {
  const { t } = useTranslation('slots.admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<NewSlotLink />}>
      <SlotTabs chosen="slots" />
      <SlotScreen>
        <Outlet />
      </SlotScreen>
      <DriftNotice />
    </WorkPage>
  );
}

const placeholder = <Skeleton className="h-[36rem]" />;

const CalendarGrid = lazyComponent<CalendarGridProps>(() => import('./calendar/calendar-grid'), {
  placeholder,
});

/** The slots of one arena in a calendar, with their actions. `children` are the drawers over the calendar. */
function SlotScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('slots.admin');
  const board = useSlotBoard();
  const [isMoreShown, setMoreShown] = useState(false);
  const moreId = useId();
  const { arenas } = board;
  if (!arenas.data && arenas.error) return <ErrorState error={arenas.error} onRetry={() => void arenas.refetch()} />;
  if (!arenas.data) return placeholder;
  if (!board.arena) {
    return (
      <EmptyState
        title={t('noArena.title')}
        text={t('noArena.text')}
        action={<ButtonLink to={paths.newArena}>{t('noArena.action')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
          <div className="min-w-0 max-sm:grow">
            <ArenaChoice arenas={arenas.data} arenaId={board.arena.id} onChoose={board.chooseArena} />
          </div>
          <button
            type="button"
            aria-expanded={isMoreShown}
            aria-controls={moreId}
            aria-label={t('actions.more')}
            className={cx(filterClass(isMoreShown), 'shrink-0')}
            onClick={() => setMoreShown(!isMoreShown)}
          >
            <SlidersHorizontal aria-hidden className="size-4.5" />
            <span className="max-sm:sr-only">{t('actions.moreShort')}</span>
          </button>
        </div>
        {/* The bulk actions are behind the button, so that the calendar comes first. */}
        <div id={moreId} hidden={!isMoreShown}>
          <SlotActions board={board} />
        </div>
      </div>
      <CreatedSlotsProvider>
        <ArenaCalendar key={board.arena.id} board={board} isLegendShown={isMoreShown} />
        {children}
      </CreatedSlotsProvider>
    </>
  );
}

interface ArenaCalendarProps {
  board: SlotBoard;
  /** Shows the legend on a phone. Larger screens always show it. */
  isLegendShown: boolean;
}

function ArenaCalendar({ board, isLegendShown }: ArenaCalendarProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const navigate = useNavigateLocal();
  const move = useMoveSlot();
  const calendar = useSlotCalendar(board);
  const arena = useQuery(callQuery('arenas.admin.get', { params: { id: board.arena?.id ?? '' } }));
  // The calendar's height depends on both queries. Wait for both at first, so that nothing jumps, and keep the calendar
  // when the week changes.
  const [isReady, setReady] = useState(false);
  if (!isReady && arena.data && calendar.data) setReady(true);
  useEffect(() => void CalendarGrid.preload(), []);
  const shownArena = board.arena?.id;
  // An arena from a link counts as a choice, which the day sheet then uses too.
  useEffect(() => {
    if (shownArena !== undefined) rememberArena(shownArena);
  }, [shownArena]);
  const zone = calendar.data?.timeZone;
  const today = todayIn(zone ?? organisationZone);
  const open = (path: string, state: object = {}) =>
    navigate(({ search }) => `${path}${search}`, { state: { ...fromList, ...state }, preventScrollReset: true });
  const failed = [calendar, arena].find(({ data, error }) => !data && error);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <CalendarToolbar board={board} today={today} />
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <div aria-busy={calendar.isPending} className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
            <div className={cx(!isLegendShown && 'max-sm:hidden')}>
              <Legend />
            </div>
            <p className="flex min-h-6 items-center gap-2">
              {zone && (
                <>
                  <CalendarClock aria-hidden className="size-4.5 shrink-0" />
                  {t('calendar.zone', { zone: zoneName(zone, locale) })}
                </>
              )}
            </p>
          </div>
          <div className="h-2">{calendar.isPending && <ProgressBar label={t('calendar.loading')} value={null} />}</div>
          {isReady ? (
            <CalendarGrid
              view={board.view}
              day={board.day}
              today={today}
              slots={calendar.data?.slots ?? noSlots}
              holidays={calendar.data?.holidays ?? noHolidays}
              hours={arena.data?.hours ?? noHours}
              onPick={(localStart, localEnd) => open(paths.newSlot, { localStart, localEnd })}
              onOpen={({ id }) => open(paths.editSlot(id))}
              onMove={(...moved) => void move(...moved)}
              onDay={(day) => board.show({ day, view: 'day' })}
            />
          ) : (
            placeholder
          )}
        </div>
      )}
    </div>
  );
}

const noSlots: CalendarGridProps['slots'] = [];
const noHolidays: CalendarGridProps['holidays'] = [];
const noHours: CalendarGridProps['hours'] = [];
