import { CalendarCheck, CalendarPlus, ChartNoAxesCombined, Copy, LockKeyhole, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/dashboard/common/csv-export';
import { DayLink } from '@/features/dashboard/common/day-link';
import { paths } from '@/lib/dashboard-paths';
import { ButtonLink, Link } from '@/ui/actions/link';
import { filterClass } from '@/ui/data-table/filter-style';
import { type SlotBoard, useSlotBoard, useSlotCalendar } from '../api/use-slot-board';

const inDrawer = { state: { fromList: true }, preventScrollReset: true } as const;

/** What is done with many slots at once; the file has those of the days in sight. */
export function SlotActions({ board }: { board: SlotBoard }) {
  const { t } = useTranslation('slots-admin');
  const { arena, range, view, day } = board;
  const calendar = useSlotCalendar(board);
  const actions = [
    { to: paths.fillSlots, label: t('actions.fill'), Icon: CalendarPlus },
    { to: paths.copyWeek, label: t('actions.copy'), Icon: Copy },
    { to: paths.closeSlots, label: t('actions.close'), Icon: LockKeyhole },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(({ to, label, Icon }) => (
        <Link key={to} to={({ search }) => `${to}${search}`} {...inDrawer} className={filterClass(false)}>
          <Icon aria-hidden className="size-4.5" />
          {label}
        </Link>
      ))}
      {arena && (
        <span className="contents sm:hidden">
          <ElsewhereLinks arenaId={arena.id} day={view === 'day' ? day : undefined} />
        </span>
      )}
      <CsvExport
        call="slots.admin.export"
        query={{ arenaId: arena?.id ?? '', ...range }}
        fileName={t('actions.export')}
        disabled={!calendar.data?.slots.length}
      />
    </div>
  );
}

/** What else there is about the arena. */
function ElsewhereLinks({ arenaId, day }: { arenaId: string; day: string | undefined }) {
  const { t } = useTranslation('slots-admin');
  return (
    <>
      <ButtonLink to={`${paths.arenaFigures}?arenaId=${arenaId}`} variant="quiet">
        <ChartNoAxesCombined aria-hidden className="size-5" />
        {t('figures')}
      </ButtonLink>
      <DayLink arenaId={arenaId} day={day} />
      <ButtonLink to={`${paths.dashboardBookings}?arenaId=${arenaId}`} variant="outline">
        <CalendarCheck aria-hidden className="size-5" />
        {t('bookings.toList')}
      </ButtonLink>
    </>
  );
}

export function NewSlotLink() {
  const { t } = useTranslation('slots-admin');
  const { arena, view, day } = useSlotBoard();
  if (!arena) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <span className="hidden sm:contents">
        <ElsewhereLinks arenaId={arena.id} day={view === 'day' ? day : undefined} />
      </span>
      <ButtonLink to={({ search }) => `${paths.newSlot}${search}`} {...inDrawer}>
        <Plus aria-hidden className="size-5" />
        {t('new')}
      </ButtonLink>
    </div>
  );
}
