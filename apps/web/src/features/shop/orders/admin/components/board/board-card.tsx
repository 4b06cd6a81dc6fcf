import { DeliveryMethod, type AdminOrderSummaryWire } from '@dronesoccer/contracts';
import { useDraggable } from '@dnd-kit/core';
import { EllipsisVertical, ExternalLink, MapPin, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { formatOfficeDate, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/dashboard-paths';
import { IconButton } from '@/ui/actions/icon-button';
import { Link } from '@/ui/actions/link';
import { Menu, MenuItem } from '@/ui/navigation/menu';
import { movableOfSummary } from '../../model/movable';
import { stepsOf, type OrderStep } from '../../model/steps';
import { OrderFlags, StateBadge } from '../order-badges';

interface BoardCardProps {
  order: AdminOrderSummaryWire;
  onStep: (order: AdminOrderSummaryWire, step: OrderStep) => void;
}

/** An order on the board. It can be dragged with the mouse, or moved by its menu with the keyboard or on a phone. */
export function BoardCard({ order, onStep }: BoardCardProps) {
  const { t } = useTranslation('orders.admin');
  const navigate = useNavigateLocal();
  const steps = stepsOf(movableOfSummary(order));
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: order.id, disabled: steps.length === 0 });
  // The link keeps the list's filters, so that going back restores them.
  const open = ({ search }: Location) => `${paths.dashboardOrder(order.id)}${search}`;
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={cx(
        'group relative rounded-control border border-line bg-surface p-3 transition-[border-color,opacity] duration-(--fast) hover:border-line-strong',
        steps.length > 0 && '@4xl:cursor-grab',
        isDragging && 'opacity-40',
      )}
    >
      <div className="flex items-start gap-1">
        <Link
          to={open}
          draggable={false}
          className="flex min-h-11 min-w-0 grow items-center text-sm font-semibold tracking-tight whitespace-nowrap hover:underline"
        >
          {order.number}
        </Link>
        <Menu
          trigger={
            <IconButton
              icon={EllipsisVertical}
              label={t('board.move', { number: order.number })}
              className="-mr-1.5"
              onMouseDown={(event) => event.stopPropagation()}
            />
          }
        >
          {steps.map((step) => (
            <MenuItem key={step.name} danger={step.name === 'cancel'} onSelect={() => onStep(order, step)}>
              {t(`steps.${step.name}`)}…
            </MenuItem>
          ))}
          <MenuItem icon={ExternalLink} onSelect={() => navigate(open)}>
            {t('board.open')}
          </MenuItem>
        </Menu>
      </div>
      <CardBody order={order} />
    </li>
  );
}

/** The card that follows the pointer during a drag. */
export function DragPreview({ order }: { order: AdminOrderSummaryWire }) {
  return (
    <div className="rotate-2 cursor-grabbing rounded-control border-2 border-ice bg-surface p-3 shadow-lift">
      <p className="flex min-h-11 items-center font-semibold">{order.number}</p>
      <CardBody order={order} />
    </div>
  );
}

function CardBody({ order }: { order: AdminOrderSummaryWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { customerName, title, firstQuantity, otherLines, total, createdAt, delivery, location } = order;
  const isPickup = delivery === DeliveryMethod.PICKUP;
  const Icon = isPickup ? MapPin : Truck;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="font-semibold break-words">{customerName}</p>
      <p className="line-clamp-2 text-muted">
        {firstQuantity > 1 && `${firstQuantity} × `}
        {title}
        {otherLines > 0 && ` ${t('list.more', { count: otherLines })}`}
      </p>
      <p className="flex items-center gap-1.5 text-muted">
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{isPickup && location ? location.name : t('delivery.ship')}</span>
      </p>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {(isPickup || order.isReady) && <StateBadge order={order} />}
        <OrderFlags order={order} />
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="numeral text-lg">{formatMoney(total, locale)}</span>
        <span className="text-muted">{formatOfficeDate(createdAt, locale)}</span>
      </p>
    </div>
  );
}
