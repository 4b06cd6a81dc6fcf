import { OrderEventKind, type OrderEventWire } from '@dronesoccer/contracts';
import {
  Banknote,
  CircleCheck,
  CircleX,
  CreditCard,
  Hash,
  type LucideIcon,
  Mail,
  MapPin,
  PackageCheck,
  PackageX,
  ShoppingBag,
  StickyNote,
  Truck,
  Undo2,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatDateTime, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

const looks = {
  [OrderEventKind.PLACED]: { name: 'placed', Icon: ShoppingBag },
  [OrderEventKind.PAYMENT_STARTED]: { name: 'paymentStarted', Icon: CreditCard },
  [OrderEventKind.PAYMENT_FAILED]: { name: 'paymentFailed', Icon: CircleX },
  [OrderEventKind.PAID]: { name: 'paid', Icon: CircleCheck },
  [OrderEventKind.CANCELLED]: { name: 'cancelled', Icon: CircleX },
  [OrderEventKind.SHIPPED]: { name: 'shipped', Icon: Truck },
  [OrderEventKind.REFUNDED]: { name: 'refunded', Icon: Banknote },
  [OrderEventKind.REINSTATED]: { name: 'reinstated', Icon: CircleCheck },
  [OrderEventKind.ADOPTED]: { name: 'adopted', Icon: UserCheck },
  [OrderEventKind.NOTE]: { name: 'note', Icon: StickyNote },
  [OrderEventKind.TRACKING]: { name: 'tracking', Icon: Hash },
  [OrderEventKind.RETURN_REQUESTED]: { name: 'returnRequested', Icon: Undo2 },
  [OrderEventKind.RETURN_APPROVED]: { name: 'returnApproved', Icon: PackageCheck },
  [OrderEventKind.RETURN_RECEIVED]: { name: 'returnReceived', Icon: PackageCheck },
  [OrderEventKind.RETURN_REFUSED]: { name: 'returnRefused', Icon: PackageX },
  [OrderEventKind.MAIL_SENT]: { name: 'mailSent', Icon: Mail },
  [OrderEventKind.READY_FOR_PICKUP]: { name: 'readyForPickup', Icon: MapPin },
  [OrderEventKind.REFUND_FAILED]: { name: 'refundFailed', Icon: CircleX },
} as const satisfies Record<OrderEventKind, { name: string; Icon: LucideIcon }>;

/** What has happened to the order, the newest at the end. */
export function Timeline({ events }: { events: readonly OrderEventWire[] }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <ol className="flex flex-col">
      {events.map(({ kind, at, text, amount }, index) => {
        const isLast = index === events.length - 1;
        const { name, Icon } = looks[kind];
        return (
          <li key={`${at}:${kind}`} className="relative flex gap-4 pb-5 last:pb-0">
            {!isLast && <span aria-hidden className="absolute top-9 bottom-0 left-[1.0625rem] w-0.5 bg-line" />}
            <span
              aria-hidden
              className={cx(
                'relative flex size-9 shrink-0 items-center justify-center rounded-full border-2',
                isLast ? 'border-red-fill bg-red-fill text-on-red' : 'border-line bg-surface text-muted',
              )}
            >
              <Icon className="size-4.5" />
            </span>
            <span className="min-w-0 pt-1">
              <span className="block font-semibold">
                {t(`timeline.${name}`)}
                {amount !== undefined && <span className="tabular-nums"> · {formatMoney(amount, locale)}</span>}
              </span>
              {text && <span className="block break-words">{text}</span>}
              <time dateTime={at} className="block text-sm text-muted">
                {formatDateTime(at, locale)}
              </time>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
