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
import type { ErrorCode } from '../../errors.ts';
import type { RefundWire, TaxLineWire } from '../../shop/orders/wire.ts';
import type { ArenaSlotWire } from '../slots/wire.ts';
import type { TeamWire } from '../squads/wire.ts';

/** Dollars. */
export interface BookingAmountsWire {
  subtotal: number;
  taxes: TaxLineWire[];
  total: number;
  currency: 'CAD';
}

export interface BookingQuoteWire extends BookingAmountsWire {
  slot: ArenaSlotWire;
  mode: BookingMode;
  tier: PackageTier;
  /** Whose price it is: of the account's membership today. */
  userType: BookingUserType;
  seats: number;
  /** Of a seat; of the arena where all of it is booked. Null: not offered, and `problems` says so. */
  unitPrice: number | null;
  /** What a member would pay less for all of it, before tax; 0 for members and where there is no such price. */
  memberSavings: number;
  /** What prevents placing it; empty when nothing does. */
  problems: { code: ErrorCode; message: string }[];
  /** The next free slots of the same class, type and arena first, when this one cannot be had. */
  others: ArenaSlotWire[];
}

export interface BookedSeatWire {
  id: string;
  /** Empty: the contact said none. */
  name: string;
  price: number;
  tax: number;
  state: SeatState;
  checkedInAt: string | null;
}

export interface BookingContactWire {
  fullName: string;
  email: string;
  /** In E.164. */
  phone: string | null;
}

export interface BookingEventWire {
  kind: BookingEventKind;
  at: string;
  /** Dollars that moved. */
  amount?: number;
}

/** What is shown at the door. */
export interface TicketWire {
  /** 8 letters and figures that cannot be confused. */
  code: string;
  /** Opens the booking; carries a signed token. */
  url: string;
  /** The QR code of `url` as an SVG element: part of the page, so it shows without a network. */
  qr: string;
}

/** What the booker may do with a booking, now. */
export interface BookingCanWire {
  /** Say whether someone under age takes part, which was not asked yet; with it an offer of free seats is confirmed. */
  accept: boolean;
  pay: boolean;
  renew: boolean;
  cancel: boolean;
  /** The organisation moved it: all of it can be declined for a full refund until it starts. */
  decline: boolean;
  /** The last instant at which cancelling refunds; null when nothing was paid or it is too late. */
  refundUntil: string | null;
  /** To another slot, free of charge. */
  move: boolean;
  /** Name the team and its squad. */
  squad: boolean;
  invoice: boolean;
}

/** What the booker and the dashboard both read of a booking. */
export interface BookingDetailsWire extends BookingAmountsWire {
  id: string;
  /** The number people use: `BK-2026-000123`. */
  number: string;
  status: BookingStatus;
  slot: ArenaSlotWire;
  /** What the arena says to its visitors, Markdown in the booking's language; may be empty. */
  notes: { rules: string; bring: string; gettingThere: string };
  mode: BookingMode;
  tier: PackageTier;
  userType: BookingUserType;
  contact: BookingContactWire;
  seats: BookedSeatWire[];
  /** Of a tournament's booking; null until its team has a name, and for every other booking. */
  team: TeamWire | null;
  createdAt: string;
  /** Until when a Pending booking waits for its payment. */
  expiresAt: string | null;
  confirmedAt: string | null;
  cancelledAt: string | null;
  cancelReason: CancelReason | null;
  /** Dollars that were paid and are kept. */
  forfeited: number;
  /** The wall times it was booked for, when the organisation has moved it since. */
  movedFrom: { localStart: string; localEnd: string } | null;
  payment: { id: string; status: PaymentStatus } | null;
  refunds: RefundWire[];
}

export interface BookingWire extends BookingDetailsWire {
  /** As in the request: absent, it was not asked; null, no one is under age; else the one who declared to be responsible. */
  guardian?: { fullName: string } | null;
  timeline: BookingEventWire[];
  /** Null unless it is confirmed. */
  ticket: TicketWire | null;
  can: BookingCanWire;
  /** Opens the booking without an account; given once, to the guest who placed it. */
  accessToken?: string;
}

export interface BookingSummaryWire {
  id: string;
  number: string;
  status: BookingStatus;
  slot: ArenaSlotWire;
  mode: BookingMode;
  /** Of a tournament's team; null: none, or not named yet. */
  teamName: string | null;
  seats: number;
  total: number;
  currency: 'CAD';
}

/** What cancelling would do to the money. */
export interface CancelQuoteWire {
  /** Dollars. */
  refund: number;
  forfeit: number;
  /** Of the refund, what was paid at the desk and is handed back there. */
  atDesk: number;
  /** The last instant at which everything is refunded. */
  refundUntil: string;
}
