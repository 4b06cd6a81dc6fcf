import type {
  BookingEventKind,
  BookingMode,
  BookingStatus,
  BookingUserType,
  CancelReason,
  PackageTier,
  PaymentStatus,
  SeatState,
} from '../../common/enums.ts';
import type { GuestsWire, UnsignedWire } from '../../club/waivers/wire.ts';
import type { ErrorCode } from '../../errors.ts';
import type { RefundWire, TaxLineWire } from '../../money/payments/wire.ts';
import type { ArenaSlotWire } from '../slots/wire.ts';
import type { TeamWire } from '../squads/wire.ts';

/** In dollars. */
interface BookingAmountsWire {
  subtotal: number;
  taxes: TaxLineWire[];
  total: number;
  currency: 'CAD';
}

export interface BookingQuoteWire extends BookingAmountsWire {
  slot: ArenaSlotWire;
  mode: BookingMode;
  tier: PackageTier;
  /** The price group, by the account's membership today. */
  userType: BookingUserType;
  seats: number;
  /**
   * The price of a seat, or of the arena if all of it is booked. Null if this is not offered; `problems` then says so.
   */
  unitPrice: number | null;
  /**
   * The amount that a member would save on the whole booking, before tax; 0 for members, or if there is no member
   * price.
   */
  memberSavings: number;
  /** The problems that prevent the booking; empty if there are none. */
  problems: { code: ErrorCode; message: string }[];
  /** The next free slots, if this slot is not available. Slots of the same class, type and arena come first. */
  others: ArenaSlotWire[];
}

interface BookedSeatWire {
  id: string;
  /** Empty if the contact gave no name. */
  name: string;
  price: number;
  tax: number;
  state: SeatState;
  checkedInAt: string | null;
}

export interface BookingContactWire {
  fullName: string;
  email: string;
  /** The phone number in E.164. */
  phone: string | null;
}

interface BookingEventWire {
  kind: BookingEventKind;
  at: string;
  /** The dollars that were paid or refunded. */
  amount?: number;
}

/** The ticket that the customer shows at the door. */
export interface TicketWire {
  /** 8 letters and digits that are hard to confuse. */
  code: string;
  /** The link to the booking, with a signed token. */
  url: string;
  /** The QR code of `url` as an inline SVG element, so it works offline. */
  qr: string;
}

/** The actions on a booking that the booker can take now. */
export interface BookingCanWire {
  /**
   * State whether someone under age takes part, if this was not asked yet. The answer also confirms an offer of free
   * seats.
   */
  accept: boolean;
  pay: boolean;
  renew: boolean;
  cancel: boolean;
  /** The organisation moved the booking. Until it starts, the booker can decline all of it for a full refund. */
  decline: boolean;
  /** The last instant at which cancelling brings a refund; null if nothing was paid or it is too late. */
  refundUntil: string | null;
  /** The booking can be moved to another slot, free of charge. */
  move: boolean;
  /** The captain can name the team and its squad. */
  squad: boolean;
  invoice: boolean;
}

/** The data of a booking that both the booker and the dashboard see. */
export interface BookingDetailsWire extends BookingAmountsWire {
  id: string;
  /** The number shown to people: `BK-2026-000123`. */
  number: string;
  status: BookingStatus;
  slot: ArenaSlotWire;
  /** The arena's notes for visitors, in Markdown and in the booking's language; they may be empty. */
  notes: { rules: string; bring: string; gettingThere: string };
  mode: BookingMode;
  tier: PackageTier;
  userType: BookingUserType;
  contact: BookingContactWire;
  seats: BookedSeatWire[];
  /** The people who have no valid waiver, until the slot is over: guests of seats, or players of the team. */
  unsigned: UnsignedWire[];
  /**
   * The waivers of the guests of a whole arena, who have no seats of their own. No more are counted than the arena has
   * places. Null for every other booking.
   */
  guests: GuestsWire | null;
  /** The team of a tournament booking; null until the team has a name, and for every other booking. */
  team: TeamWire | null;
  createdAt: string;
  /** The end of the hold while a Pending booking waits for its payment. */
  expiresAt: string | null;
  confirmedAt: string | null;
  cancelledAt: string | null;
  cancelReason: CancelReason | null;
  /** The dollars that were paid and not refunded on cancellation. */
  forfeited: number;
  /** The original wall times, if the organisation has moved the booking since. */
  movedFrom: { localStart: string; localEnd: string } | null;
  payment: { id: string; status: PaymentStatus } | null;
  refunds: RefundWire[];
}

export interface BookingWire extends BookingDetailsWire {
  /**
   * The answer about people under age. Absent: the question was not asked. Null: no one is under age. Otherwise: the
   * responsible guardian.
   */
  guardian?: { fullName: string } | null;
  timeline: BookingEventWire[];
  /** Null unless the booking is confirmed. */
  ticket: TicketWire | null;
  can: BookingCanWire;
  /** Opens the booking without an account. Only the guest who placed it receives the token, and only once. */
  accessToken?: string;
}

export interface BookingSummaryWire {
  id: string;
  number: string;
  status: BookingStatus;
  slot: ArenaSlotWire;
  mode: BookingMode;
  /** The name of a tournament team; null if there is no team, or it is not named yet. */
  teamName: string | null;
  seats: number;
  total: number;
  currency: 'CAD';
}

/** A booking in the person's list. */
export interface MyBookingWire extends BookingSummaryWire {
  /**
   * The guardian who booked a seat or a place on the team for the person; null for the person's own booking. Only the
   * guardian opens and changes such a booking, so `number` is empty and `total` is 0.
   */
  bookedBy: string | null;
}

/** The effect of a cancellation on the money. */
export interface CancelQuoteWire {
  /** In dollars. */
  refund: number;
  forfeit: number;
  /** The part of the refund that was paid at the desk and is handed back there. */
  atDesk: number;
  /** The last instant at which everything is refunded. */
  refundUntil: string;
}
