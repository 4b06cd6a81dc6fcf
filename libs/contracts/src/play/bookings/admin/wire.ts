import type { BookingEventKind } from '../../../common/enums.ts';
import type { Page } from '../../../common/wire.ts';
import type { ArenaSlotWire } from '../../slots/wire.ts';
import type { TeamWire } from '../../squads/wire.ts';
import type { BookingContactWire, BookingDetailsWire, BookingSummaryWire } from '../wire.ts';

export const adminBookingSorts = ['soonest', 'latest', 'newest'] as const;
export type AdminBookingSort = (typeof adminBookingSorts)[number];

/** By when they take place: those that are not over at this moment, those that are, or both. */
export const bookingTimes = ['upcoming', 'past', 'all'] as const;
export type BookingTime = (typeof bookingTimes)[number];

export interface AdminBookingSummaryWire extends BookingSummaryWire {
  contact: BookingContactWire;
  /** Null for a guest. */
  userId: string | null;
  createdAt: string;
  /** Dollars paid back or on their way. */
  refunded: number;
  hasFailedRefund: boolean;
  /** With its squad; null until it has a name, and for what is no team. */
  team: TeamWire | null;
  /** The organisation moved it, and it can still be declined. */
  isMoved: boolean;
}

export interface AdminBookingPage extends Page<AdminBookingSummaryWire> {
  /** There are more than `total` says: counting and paging stop at `limits.listDepth`. */
  isMore: boolean;
}

export interface AdminBookingEventWire {
  id: string;
  kind: BookingEventKind;
  at: string;
  /** Null for the system, the payment provider or a guest. */
  actor: { id: string; name: string } | null;
  /** Dollars that moved. */
  amount: number | null;
  seats: number | null;
  /** An administrator's reason. */
  reason: string | null;
  /** Which mail was sent. */
  mail: string | null;
}

/** A booking with all that the dashboard shows of it. */
export interface AdminBookingWire extends BookingDetailsWire {
  /** Null for a guest. */
  userId: string | null;
  /** A guardian's declaration, as it was worded; records without a version are older than it. */
  guardian: { name: string; text: string; version?: number; at: string } | null;
  /** Dollars that were paid and are still here. */
  paid: number;
  timeline: AdminBookingEventWire[];
  can: {
    cancel: boolean;
    /** Send the confirmation again. */
    resend: boolean;
    /** To another slot, until it starts. */
    move: boolean;
    /** The booker could still move it: less than 48 hours before the start it takes a reason. */
    moveByRule: boolean;
    /** The booker is refunded without anyone granting it. */
    refundByRule: boolean;
  };
}

/** A slot that an administrator could move a booking to. */
export interface AdminMoveWire extends ArenaSlotWire {
  /** It starts in less than 48 hours: it takes a reason, and the booker can no longer cancel for a refund. */
  isLate: boolean;
}
