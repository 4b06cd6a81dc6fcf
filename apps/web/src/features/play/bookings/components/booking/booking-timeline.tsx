import { BookingEventKind, type BookingWire } from '@dronesoccer/contracts';
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
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { History } from '@/features/common/history';

const kinds = {
  [BookingEventKind.PLACED]: { icon: CalendarPlus, name: 'placed' },
  [BookingEventKind.PAYMENT_STARTED]: { icon: CreditCard, name: 'paymentStarted' },
  [BookingEventKind.PAYMENT_FAILED]: { icon: CircleX, name: 'paymentFailed' },
  [BookingEventKind.CONFIRMED]: { icon: CircleCheck, name: 'confirmed' },
  [BookingEventKind.CANCELLED]: { icon: CircleX, name: 'cancelled' },
  [BookingEventKind.SEATS_CANCELLED]: { icon: CircleX, name: 'seatsCancelled' },
  [BookingEventKind.REFUNDED]: { icon: Banknote, name: 'refunded' },
  [BookingEventKind.REFUND_FAILED]: { icon: CircleX, name: 'refundFailed' },
  [BookingEventKind.REINSTATED]: { icon: CircleCheck, name: 'reinstated' },
  [BookingEventKind.RENEWED]: { icon: Hourglass, name: 'renewed' },
  [BookingEventKind.ADOPTED]: { icon: UserCheck, name: 'adopted' },
  [BookingEventKind.MAIL_SENT]: { icon: Mail, name: 'mailSent' },
  [BookingEventKind.MOVED]: { icon: CalendarClock, name: 'moved' },
  [BookingEventKind.CHECKED_IN]: { icon: UserCheck, name: 'checkedIn' },
  [BookingEventKind.NO_SHOW]: { icon: CircleX, name: 'noShow' },
  [BookingEventKind.PAID_AT_DESK]: { icon: Banknote, name: 'paidAtDesk' },
  [BookingEventKind.CHECK_IN_UNDONE]: { icon: CircleX, name: 'checkInUndone' },
  [BookingEventKind.NO_SHOW_UNDONE]: { icon: UserCheck, name: 'noShowUndone' },
} as const satisfies Record<BookingEventKind, { icon: LucideIcon; name: string }>;

/** The booking's history, newest last. */
export function BookingTimeline({ booking: { timeline } }: { booking: Pick<BookingWire, 'timeline'> }) {
  const { t } = useTranslation('booking');
  const entries = timeline.map(({ kind, at, amount }) => ({
    key: `${at}:${kind}`,
    icon: kinds[kind].icon,
    title: t(`timeline.${kinds[kind].name}`),
    at,
    amount,
  }));
  return <History entries={entries} />;
}
