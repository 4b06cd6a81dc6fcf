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
import { History } from '@/features/common/history';
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
  [OrderEventKind.ADDRESS_CHANGED]: MapPin,
  [OrderEventKind.DISPUTE_LOST]: CircleX,
};

/** The order's history, newest last. */
export function Timeline({ order: { timeline, delivery } }: { order: Pick<OrderWire, 'timeline' | 'delivery'> }) {
  const { t } = useTranslation('orders');
  const entries = timeline.map(({ kind, at, text, cause, amount }) => ({
    key: `${at}:${kind}`,
    icon: icons[kind],
    title: t(`timeline.${orderEventName(kind, delivery)}`),
    at,
    amount,
    // The cause "Other" alone is not informative.
    cause: cause === undefined || cause === CancelCause.OTHER ? undefined : t(`causes.${cancelCauseNames[cause]}`),
    text,
  }));
  return <History entries={entries} />;
}
