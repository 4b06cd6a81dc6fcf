import { BookingEventKind } from '@dronesoccer/contracts';
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

/** The icon of each event, and the name by which customers know it. */
export const bookingEvents = {
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
  [BookingEventKind.CHECK_IN_UNDONE]: { icon: Undo2, name: 'checkInUndone' },
  [BookingEventKind.NO_SHOW_UNDONE]: { icon: Undo2, name: 'noShowUndone' },
} as const satisfies Record<BookingEventKind, { icon: LucideIcon; name: string }>;
