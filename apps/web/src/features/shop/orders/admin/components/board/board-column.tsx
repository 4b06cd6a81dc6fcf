import { OrderStatus, type AdminOrderSummaryWire, type BoardColumnWire } from '@dronesoccer/contracts';
import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { type LinkProps, TextLink } from '@/ui/actions/link';
import { movableOfSummary } from '../../model/movable';
import { statusKeys } from '../../model/state-name';
import { stepTo, type OrderStep } from '../../model/steps';
import { BoardCard } from './board-card';

/** The edge colour of each state, which matches its badge. */
const edges: Record<OrderStatus, string> = {
  [OrderStatus.PENDING]: 'border-warn',
  [OrderStatus.PAID]: 'border-good',
  [OrderStatus.SHIPPED]: 'border-ice',
  [OrderStatus.CANCELLED]: 'border-line-strong',
};

interface BoardColumnProps {
  column: BoardColumnWire;
  /** The card that is being dragged, or null. */
  flying: AdminOrderSummaryWire | null;
  /** True if this column is visible on small screens, which show one column at a time. */
  isShown: boolean;
  /** The link to the list of all orders in the column. */
  listHref: LinkProps['to'];
  onStep: (order: AdminOrderSummaryWire, step: OrderStep) => void;
}

/** The orders of one state. During a drag the column shows whether the card can be dropped here. */
export function BoardColumn({ column, flying, isShown, listHref, onStep }: BoardColumnProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const titleId = useId();
  const { status, total, totalAmount, items } = column;
  const isHome = flying?.status === status;
  const landing = flying && !isHome ? stepTo(movableOfSummary(flying), status) : null;
  const { setNodeRef, isOver } = useDroppable({ id: String(status), disabled: landing === null });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      className={cx(
        'min-w-0 flex-col gap-3 rounded-card border-2 p-3 transition-[border-color,opacity,background-color] duration-(--fast)',
        isShown ? 'flex' : 'hidden @4xl:flex',
        landing ? 'border-dashed border-ice' : 'border-line',
        isOver ? 'bg-raised' : 'bg-ground',
        flying && !isHome && !landing && 'opacity-45',
      )}
    >
      <header className={cx('border-t-4 pt-2', edges[status])}>
        <h2 id={titleId} className="flex items-baseline justify-between gap-3 font-semibold">
          <span className="min-w-0">{t(statusKeys[status])}</span>
          <span className="numeral text-xl">{total}</span>
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {landing ? t('board.dropHere', { step: t(`steps.${landing.name}`) }) : formatMoney(totalAmount, locale)}
        </p>
      </header>
      {items.length === 0 && <p className="py-6 text-center text-sm text-muted">{t('board.empty')}</p>}
      <ul className="flex flex-col gap-2.5 empty:hidden">
        {items.map((order) => (
          <BoardCard key={order.id} order={order} onStep={onStep} />
        ))}
      </ul>
      {total > items.length && (
        <TextLink to={listHref} className="inline-flex min-h-11 items-center justify-center">
          {t('board.seeAll', { count: total })}
        </TextLink>
      )}
    </section>
  );
}
