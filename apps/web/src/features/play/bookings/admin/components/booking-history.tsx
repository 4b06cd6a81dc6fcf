import { type AdminBookingWire, BookingEventKind } from '@dronesoccer/contracts';
import {
  Banknote,
  CalendarClock,
  CalendarPlus,
  CircleCheck,
  CircleX,
  CreditCard,
  Hourglass,
  type LucideIcon,
  Mail,
  Undo2,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { History } from '@/features/common/history';

const icons: Record<BookingEventKind, LucideIcon> = {
  [BookingEventKind.PLACED]: CalendarPlus,
  [BookingEventKind.PAYMENT_STARTED]: CreditCard,
  [BookingEventKind.PAYMENT_FAILED]: CircleX,
  [BookingEventKind.CONFIRMED]: CircleCheck,
  [BookingEventKind.CANCELLED]: CircleX,
  [BookingEventKind.SEATS_CANCELLED]: CircleX,
  [BookingEventKind.REFUNDED]: Banknote,
  [BookingEventKind.REFUND_FAILED]: CircleX,
  [BookingEventKind.REINSTATED]: CircleCheck,
  [BookingEventKind.RENEWED]: Hourglass,
  [BookingEventKind.ADOPTED]: UserCheck,
  [BookingEventKind.MAIL_SENT]: Mail,
  [BookingEventKind.MOVED]: CalendarClock,
  [BookingEventKind.CHECKED_IN]: UserCheck,
  [BookingEventKind.NO_SHOW]: CircleX,
  [BookingEventKind.PAID_AT_DESK]: Banknote,
  [BookingEventKind.CHECK_IN_UNDONE]: Undo2,
  [BookingEventKind.NO_SHOW_UNDONE]: Undo2,
};

/** The booking's history, newest last: each event with the person and the reason. */
export function BookingHistory({ timeline }: Pick<AdminBookingWire, 'timeline'>) {
  const { t } = useTranslation('bookings.admin');
  const entries = timeline.map(({ id, kind, at, actor, amount, reason }) => ({
    key: id,
    icon: icons[kind],
    title: t(`timeline.${kind}`),
    at,
    amount: amount ?? undefined,
    cause: actor ? t('history.by', { name: actor.name }) : undefined,
    text: reason ?? undefined,
  }));
  return <History entries={entries} />;
}
