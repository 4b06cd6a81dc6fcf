import type { DriftDecision, SlotDriftWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkPage } from '@/features/common/admin/work-page';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import type { Column } from '@/ui/data-table/columns';
import { DataList } from '@/ui/data-table/data-list';
import { shortDay, timesText } from '../../model/words';
import { dayOf } from '../../model/wall-time';
import { ImpactDialog } from '../impact/impact-dialog';
import { SettleAll } from './settle-all';

const table = { filters: {} };

/** The upcoming slots whose instants no longer match their wall times, and the decision for each. */
export function DriftPage() {
  const { t } = useTranslation('slots.admin');
  const state = useTableState(table);
  // While jobs correct the slots, they leave the list one by one.
  const [isSettling, setSettling] = useState(false);
  const list = useQuery({
    ...listQuery('slotDrift.admin.list', { query: state.query }),
    refetchInterval: isSettling ? 2_000 : false,
  });
  const [asked, setAsked] = useState<{ row: SlotDriftWire; keep: DriftDecision } | null>(null);
  const columns = useColumns((row, keep) => setAsked({ row, keep }));
  return (
    <WorkPage title={t('drift.title')} text={t('drift.text')}>
      <div className="flex flex-col gap-5">
        {list.data !== undefined && list.data.total > 1 && (
          <SettleAll total={list.data.total} onStarted={() => setSettling(true)} />
        )}
        <DataList
          label={t('drift.title')}
          columns={columns}
          list={list}
          state={state}
          rowId={({ slot }) => slot.id}
          rowName={({ slot }) => slot.arena.name}
          empty={{ title: t('drift.none'), text: t('drift.noneText') }}
        />
        {asked && (
          <ImpactDialog
            slot={asked.row.slot}
            change={{ keep: asked.keep }}
            onClose={() => setAsked(null)}
            onDone={() => setAsked(null)}
          />
        )}
      </div>
    </WorkPage>
  );
}

function useColumns(onDecide: (row: SlotDriftWire, keep: DriftDecision) => void): Column<SlotDriftWire, never>[] {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const times = ({ localStart, localEnd }: { localStart: string; localEnd: string }) => (
    <span className="whitespace-nowrap tabular-nums">{timesText(localStart, localEnd, locale)}</span>
  );
  return [
    {
      id: 'slot',
      header: t('drift.slot'),
      plainOnPhone: true,
      cell: ({ slot }) => (
        <span className="flex flex-col">
          <TextLink
            to={paths.editSlot(slot.id)}
            className="inline-flex min-h-11 items-center self-start first-letter:uppercase"
          >
            {shortDay(dayOf(slot.localStart), locale)}
          </TextLink>
          <span className="text-sm wrap-anywhere text-muted">
            {slot.arena.name}, {slot.arena.location.name}
          </span>
        </span>
      ),
    },
    { id: 'made', header: t('drift.madeFor'), cell: ({ slot }) => times(slot) },
    {
      id: 'shown',
      header: t('drift.shown'),
      cell: ({ keepInstant, minutes }) => (
        <span className="flex flex-col">
          {times(keepInstant)}
          <span className="text-sm text-warn">
            {t(minutes > 0 ? 'drift.early' : 'drift.late', { count: Math.abs(minutes) })}
          </span>
        </span>
      ),
    },
    { id: 'bookings', header: t('drift.bookings'), align: 'end', cell: ({ bookings }) => bookings },
    {
      id: 'decide',
      header: t('drift.decide'),
      plainOnPhone: true,
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => onDecide(row, 'wallTime')}>
            {t('drift.keepWallTime')}
          </Button>
          <Button variant="outline" onClick={() => onDecide(row, 'instant')}>
            {t('drift.keepInstant')}
          </Button>
        </span>
      ),
    },
  ];
}
