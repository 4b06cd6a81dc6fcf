import { CalendarCheck, CalendarPlus, ChartNoAxesCombined, Copy, LockKeyhole, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { paths } from '@/lib/dashboard-paths';
import { fromList } from '@/lib/router/from-list';
import { ButtonLink, Link } from '@/ui/actions/link';
import { filterClass } from '@/ui/data-table/filter-style';
import { type SlotBoard, useSlotBoard, useSlotCalendar } from '../api/use-slot-board';

const inDrawer = { state: fromList, preventScrollReset: true } as const;

/** The actions for many slots at once. The exported file contains the visible days. */
export function SlotActions({ board }: { board: SlotBoard }) {
  const { t } = useTranslation('slots.admin');
  const { arena, range } = board;
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
      {arena && <ElsewhereLinks arenaId={arena.id} />}
      <CsvExport
        call="slots.admin.export"
        query={{ arenaId: arena?.id ?? '', ...range }}
        fileName={t('actions.export')}
        disabled={!calendar.data?.slots.length}
      />
    </div>
  );
}

/** Links to the arena's other pages. */
function ElsewhereLinks({ arenaId }: { arenaId: string }) {
  const { t } = useTranslation('slots.admin');
  return (
    <>
      <Link to={`${paths.arenaFigures}?arenaId=${arenaId}`} className={filterClass(false)}>
        <ChartNoAxesCombined aria-hidden className="size-4.5" />
        {t('figures')}
      </Link>
      <Link to={`${paths.dashboardBookings}?arenaId=${arenaId}`} className={filterClass(false)}>
        <CalendarCheck aria-hidden className="size-4.5" />
        {t('bookings.toList')}
      </Link>
    </>
  );
}

export function NewSlotLink() {
  const { t } = useTranslation('slots.admin');
  const { arena } = useSlotBoard();
  if (!arena) return null;
  return (
    <ButtonLink to={({ search }) => `${paths.newSlot}${search}`} {...inDrawer}>
      <Plus aria-hidden className="size-5" />
      {t('new')}
    </ButtonLink>
  );
}
