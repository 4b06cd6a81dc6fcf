import { CancelCause, OrderEventKind, type OrderWire } from '@dronesoccer/contracts';
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
import { cancelCauseNames, orderEventName } from '@/lib/order-events';

const icons: Record<OrderEventKind, LucideIcon> = {
  [OrderEventKind.PLACED]: ShoppingBag,
  [OrderEventKind.PAYMENT_STARTED]: CreditCard,
  [OrderEventKind.PAYMENT_FAILED]: CircleX,
  [OrderEventKind.PAID]: CircleCheck,
  [OrderEventKind.CANCELLED]: CircleX,
  [OrderEventKind.SHIPPED]: Truck,
  [OrderEventKind.REFUNDED]: Banknote,
  [OrderEventKind.REINSTATED]: CircleCheck,
  [OrderEventKind.ADOPTED]: UserCheck,
  [OrderEventKind.NOTE]: StickyNote,
  [OrderEventKind.TRACKING]: Hash,
  [OrderEventKind.RETURN_REQUESTED]: Undo2,
  [OrderEventKind.RETURN_APPROVED]: PackageCheck,
  [OrderEventKind.RETURN_RECEIVED]: PackageCheck,
  [OrderEventKind.RETURN_REFUSED]: PackageX,
  [OrderEventKind.MAIL_SENT]: Mail,
  [OrderEventKind.READY_FOR_PICKUP]: MapPin,
  [OrderEventKind.REFUND_FAILED]: CircleX,
};

/** What has happened to the order, the newest at the end. */
export function Timeline({ order: { timeline, delivery } }: { order: Pick<OrderWire, 'timeline' | 'delivery'> }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <ol className="flex flex-col">
      {timeline.map(({ kind, at, text, cause, amount }, index) => {
        const isLast = index === timeline.length - 1;
        const Icon = icons[kind];
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
                {t(`timeline.${orderEventName(kind, delivery)}`)}
                {amount !== undefined && <span className="tabular-nums"> · {formatMoney(amount, locale)}</span>}
              </span>
              {/* "Other" alone says nothing. */}
              {cause !== undefined && cause !== CancelCause.OTHER && (
                <span className="block">{t(`causes.${cancelCauseNames[cause]}`)}</span>
              )}
              {text && <span className="block break-words whitespace-pre-line">{text}</span>}
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
