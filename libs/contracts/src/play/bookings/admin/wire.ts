import type { BookingEventKind } from '../../../common/enums.ts';
import type { Page } from '../../../common/wire.ts';
import type { ArenaSlotWire } from '../../slots/wire.ts';
import type { TeamWire } from '../../squads/wire.ts';
import type { BookingContactWire, BookingDetailsWire, BookingSummaryWire } from '../wire.ts';

export const adminBookingSorts = ['soonest', 'latest', 'newest'] as const;
export type AdminBookingSort = (typeof adminBookingSorts)[number];

/** Selects bookings whose slots are not over yet, whose slots are over, or both. */
export const bookingTimes = ['upcoming', 'past', 'all'] as const;
export type BookingTime = (typeof bookingTimes)[number];

/** The events by which bookings can be filtered by day: the slot begins, or the booking was placed. */
export const bookingDays = ['slot', 'placed'] as const;

export interface AdminBookingSummaryWire extends BookingSummaryWire {
  contact: BookingContactWire;
  /** Null for a guest. */
  userId: string | null;
  createdAt: string;
  /** The dollars that were refunded or are being refunded. */
  refunded: number;
  hasFailedRefund: boolean;
  /** The team with its squad; null for a booking without a team, or until the team has a name. */
  team: TeamWire | null;
  /** The organisation moved the booking, and the booker can still decline. */
  isMoved: boolean;
}

export interface AdminBookingPage extends Page<AdminBookingSummaryWire> {
  /** True if there are more than `total`: counting and paging stop at `limits.listDepth`. */
  isMore: boolean;
}

interface AdminBookingEventWire {
  id: string;
  kind: BookingEventKind;
  at: string;
  /** Null for the system, the payment provider or a guest. */
  actor: { id: string; name: string } | null;
  /** The dollars that were paid or refunded. */
  amount: number | null;
  seats: number | null;
  /** An administrator's reason. */
  reason: string | null;
  /** The kind of email that was sent. */
  mail: string | null;
}

/** A booking with everything that the dashboard shows. */
export interface AdminBookingWire extends BookingDetailsWire {
  /** Null for a guest. */
  userId: string | null;
  /** The guardian's declaration in its original wording. Records from before versioning have no version. */
  guardian: { name: string; text: string; version?: number; at: string } | null;
  /** The dollars that were paid and not refunded. */
  paid: number;
  timeline: AdminBookingEventWire[];
  can: {
    cancel: boolean;
    /** The confirmation can be sent again. */
    resend: boolean;
    /** The booking can be moved to another slot, until it starts. */
    move: boolean;
    /** The booker could still move the booking. Less than 48 hours before the start, a move needs a reason. */
    moveByRule: boolean;
    /** The booker is refunded even if no one grants the refund. */
    refundByRule: boolean;
  };
}

/** A slot to which an administrator can move a booking. */
export interface AdminMoveWire extends ArenaSlotWire {
  /**
   * The slot starts in less than 48 hours: the move needs a reason, and the booker can no longer cancel for a refund.
   */
  isLate: boolean;
}
