import type { AdminOrderSummaryWire, BoardWire } from '@dronesoccer/contracts';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Location, useSearchParams } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/dashboard-paths';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { TableToolbar } from '@/ui/data-table/table-toolbar';
import { ErrorState } from '@/ui/feedback/error-state';
import { boardQuery } from '../../api/queries';
import { boardFilters, columnOf } from '../../model/board';
import { movableOfSummary } from '../../model/movable';
import { statusesInOrder, statusKeys } from '../../model/state-name';
import { stepTo, type OrderStep } from '../../model/steps';
import { StepDialog } from '../dialogs/step-dialog';
import { DeliveryFilters } from '../list/order-filters';
import type { OrderTableState } from '../list/order-list';
import { DragPreview } from './board-card';
import { BoardColumn } from './board-column';
import { BoardSkeleton } from './board-skeleton';
import { useBoardVoice } from './use-board-voice';

/** The orders by state, side by side. Moving a card moves the order and asks for the details that the step needs. */
export function OrderBoard({ state }: { state: OrderTableState }) {
  const { t } = useTranslation('orders.admin');
  const filters = boardFilters(state.filters);
  const board = useQuery(boardQuery(filters));
  return (
    <div>
      <TableToolbar
        columns={[]}
        state={{ ...state, filters, isFiltered: Object.keys(filters).length > 0 }}
        search={t('filters.search')}
        filters={<DeliveryFilters filters={state.filters} onChange={state.setFilters} />}
      />
      {board.error && !board.data && (
        <ErrorState error={board.error} retrying={board.isFetching} onRetry={() => void board.refetch()} />
      )}
      {!board.error && !board.data && <BoardSkeleton />}
      {board.data && <Columns board={board.data} isStale={board.isPlaceholderData} />}
    </div>
  );
}

interface ProposedStep {
  order: AdminOrderSummaryWire;
  step: OrderStep;
}

function Columns({ board, isStale }: { board: BoardWire; isStale: boolean }) {
  const { t } = useTranslation('orders.admin');
  const columns = statusesInOrder.flatMap((status) => board.columns.find((column) => column.status === status) ?? []);
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const [flying, setFlying] = useState<AdminOrderSummaryWire | null>(null);
  const [proposed, setProposed] = useState<ProposedStep | null>(null);
  const [isOpen, setOpen] = useState(false);
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 8 } }));
  const orderOf = (id: string | number) =>
    columns.flatMap(({ items }) => items).find((order) => order.id === id) ?? null;
  const voice = useBoardVoice(orderOf);
  const shown = columnOf(params.get('column'));
  const ask = (order: AdminOrderSummaryWire, step: OrderStep) => {
    setProposed({ order, step });
    setOpen(true);
  };
  const land = ({ active, over }: DragEndEvent) => {
    setFlying(null);
    const order = orderOf(active.id);
    const to = statusesInOrder.find((status) => String(status) === over?.id);
    const step = order && to !== undefined ? stepTo(movableOfSummary(order), to) : null;
    if (order && step) ask(order, step);
  };
  const listHref =
    (status: number) =>
    ({ search }: Location) => {
      const next = new URLSearchParams(search);
      for (const name of ['view', 'column', 'page']) next.delete(name);
      next.set('status', String(status));
      return `${paths.dashboardOrders}?${next.toString()}`;
    };
  return (
    <div className="@container">
      <div role="group" aria-label={t('board.label')} className="mb-4 flex gap-2 overflow-x-auto pb-1 @4xl:hidden">
        {columns.map(({ status, total }) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === shown}
            className="control-text inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border-2 border-line px-4 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
            onClick={() => changeQuery((query) => query.set('column', String(status)), { replace: true })}
          >
            {t(statusKeys[status])}
            <span className="numeral">{total}</span>
          </button>
        ))}
      </div>
      <p className="mb-3 hidden text-sm text-muted @4xl:block">{t('board.hint')}</p>
      <DndContext
        sensors={sensors}
        accessibility={voice}
        onDragStart={({ active }: DragStartEvent) => setFlying(orderOf(active.id))}
        onDragCancel={() => setFlying(null)}
        onDragEnd={land}
      >
        <div className={cx('grid items-start gap-4 @4xl:grid-cols-4', isStale && 'opacity-55')}>
          {columns.map((column) => (
            <BoardColumn
              key={column.status}
              column={column}
              flying={flying}
              isShown={column.status === shown}
              listHref={listHref(column.status)}
              onStep={ask}
            />
          ))}
        </div>
        {createPortal(<DragOverlay>{flying && <DragPreview order={flying} />}</DragOverlay>, document.body)}
      </DndContext>
      {proposed && (
        <StepDialog
          key={`${proposed.order.id}:${proposed.step.name}`}
          order={movableOfSummary(orderOf(proposed.order.id) ?? proposed.order)}
          step={proposed.step}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
