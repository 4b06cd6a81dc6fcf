import { CalendarCheck, CalendarPlus, ChartNoAxesCombined, Copy, LockKeyhole, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/dashboard/common/csv-export';
import { DayLink } from '@/features/dashboard/common/day-link';
import { paths } from '@/lib/paths';
import { ButtonLink, Link } from '@/ui/actions/link';
import { filterClass } from '@/ui/data-table/filter-style';
import { type SlotBoard, useSlotBoard, useSlotCalendar } from '../api/use-slot-board';

const inDrawer = { state: { fromList: true }, preventScrollReset: true } as const;

/** What is done with many slots at once; the file has those of the days in sight. */
export function SlotActions({ board }: { board: SlotBoard }) {
  const { t } = useTranslation('slots-admin');
  const { arena, range, search } = board;
  const calendar = useSlotCalendar(board);
  const actions = [
    { to: paths.fillSlots, label: t('actions.fill'), Icon: CalendarPlus },
    { to: paths.copyWeek, label: t('actions.copy'), Icon: Copy },
    { to: paths.closeSlots, label: t('actions.close'), Icon: LockKeyhole },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(({ to, label, Icon }) => (
        <Link key={to} to={`${to}${search}`} {...inDrawer} className={filterClass(false)}>
          <Icon aria-hidden className="size-4.5" />
          {label}
        </Link>
      ))}
      <CsvExport
        call="slots.admin.export"
        query={{ arenaId: arena?.id ?? '', ...range }}
        fileName={t('actions.export')}
        disabled={!calendar.data?.slots.length}
      />
    </div>
  );
}

export function NewSlotLink() {
  const { t } = useTranslation('slots-admin');
  const { arena, search, view, day } = useSlotBoard();
  if (!arena) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`${paths.arenaFigures}?arenaId=${arena.id}`} variant="quiet">
        <ChartNoAxesCombined aria-hidden className="size-5" />
        {t('figures')}
      </ButtonLink>
      <DayLink arenaId={arena.id} day={view === 'day' ? day : undefined} />
      <ButtonLink to={`${paths.dashboardBookings}?arenaId=${arena.id}`} variant="outline">
        <CalendarCheck aria-hidden className="size-5" />
        {t('bookings.toList')}
      </ButtonLink>
      <ButtonLink to={`${paths.newSlot}${search}`} {...inDrawer}>
        <Plus aria-hidden className="size-5" />
        {t('new')}
      </ButtonLink>
    </div>
  );
}
