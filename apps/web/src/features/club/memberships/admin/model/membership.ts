import { MembershipEventKind, MembershipStatus, type MembershipWire } from '@dronesoccer/contracts';
import { membershipTransition, toCents, toDollars } from '@dronesoccer/domain';
import {
  Banknote,
  CalendarArrowUp,
  CircleCheck,
  CircleX,
  CreditCard,
  Gift,
  HandCoins,
  Hourglass,
  IdCard,
  type LucideIcon,
  Undo2,
  UserCheck,
  Users,
} from 'lucide-react';
import type { BadgeTone } from '@/ui/feedback/badge';

export const membershipTones: Readonly<Record<MembershipStatus, BadgeTone>> = {
  [MembershipStatus.PENDING]: 'warn',
  [MembershipStatus.ACTIVE]: 'good',
  [MembershipStatus.CANCELLED]: 'neutral',
  [MembershipStatus.EXPIRED]: 'neutral',
  [MembershipStatus.ENDED]: 'neutral',
};

export const membershipIcons: Readonly<Record<MembershipEventKind, LucideIcon>> = {
  [MembershipEventKind.PLACED]: IdCard,
  [MembershipEventKind.PAYMENT_STARTED]: CreditCard,
  [MembershipEventKind.PAYMENT_FAILED]: CircleX,
  [MembershipEventKind.ACTIVATED]: CircleCheck,
  [MembershipEventKind.CANCELLED]: CircleX,
  [MembershipEventKind.REFUNDED]: Banknote,
  [MembershipEventKind.REFUND_FAILED]: CircleX,
  [MembershipEventKind.ADOPTED]: UserCheck,
  [MembershipEventKind.GIVEN]: Gift,
  [MembershipEventKind.ENDED]: CircleX,
  [MembershipEventKind.EXPIRED]: Hourglass,
  [MembershipEventKind.PAID_AT_DESK]: HandCoins,
  [MembershipEventKind.WITHDRAWN]: Undo2,
  [MembershipEventKind.MOVED]: CalendarArrowUp,
  [MembershipEventKind.USED]: Users,
};

/** Returns true if an administrator may end a membership in this state. */
export const canEnd = ({ status: from }: Pick<MembershipWire, 'status'>): boolean =>
  membershipTransition({ from, to: MembershipStatus.ENDED, who: 'admin' }) !== null;

/** Returns the dollars that are left of the payment. */
export const refundableOf = ({ total, refunded }: Pick<MembershipWire, 'total' | 'refunded'>): number =>
  toDollars(toCents(total) - toCents(refunded));
