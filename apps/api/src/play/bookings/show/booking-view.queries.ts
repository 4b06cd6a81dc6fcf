import {
  BookingEventKind,
  type BookingUserType,
  type Locale,
  type PackageTier,
  type SeatState,
} from '@dronesoccer/contracts';
import { type Columns, type Executor, selectList } from '../../../platform/database/index.js';
import { paymentJson, type PaymentView, refundsJson, type RefundView } from '../../../money/payments/index.js';
import { type ArenaSlotRow, slotJson } from '../../slots/index.js';
import { bookingColumns, type BookingRow } from '../bookings.queries.js';
import type { GuardianRecord } from '../place/guardian.js';
import { type PlayerRow, squadJson } from '../../squads/index.js';

interface BookingViewRow extends BookingRow {
  guardian: GuardianRecord | null;
  name: string;
  phone: string | null;
  userType: BookingUserType;
  tier: PackageTier;
  subtotalCents: number;
  checkInCode: string;
  sequence: number;
  placedAt: Date;
  confirmedAt: Date | null;
  cancelledAt: Date | null;
}

interface SeatView {
  id: string;
  name: string;
  priceCents: number;
  taxCents: number;
  state: SeatState;
  checkedInAt: string | null;
}

/** The arena's notes for its customers. */
interface BookingNotes {
  rules: string;
  bring: string;
  gettingThere: string;
}

/** All the data of a booking that a person may read. Timestamps inside lists are strings, as in JSON. */
export interface BookingView extends BookingViewRow {
  slot: ArenaSlotRow;
  notes: BookingNotes;
  seats: SeatView[];
  squad: PlayerRow[];
  taxes: { name: string; rate: number; amount: number; registration: string | null }[];
  payment: PaymentView | null;
  refunds: RefundView[];
  timeline: { kind: BookingEventKind; at: string; amountCents: number | null }[];
}

/** The grounds for reading a booking: the account or the signed link. */
export interface Reader {
  userId: string | null;
  /** True if the visitor presented the link, or if the reader may read every booking. */
  hasLink: boolean;
}

const viewColumns: Columns<BookingViewRow> = {
  ...bookingColumns,
  guardian: 'guardian',
  name: 'name',
  phone: 'phone',
  userType: 'user_type',
  tier: 'tier',
  subtotalCents: 'subtotal_cents',
  checkInCode: 'check_in_code',
  sequence: 'sequence',
  placedAt: 'placed_at',
  confirmedAt: 'confirmed_at',
  cancelledAt: 'cancelled_at',
};

/** The timeline entries that only administrators see. */
const internalEvents = [BookingEventKind.MAIL_SENT, BookingEventKind.REFUND_FAILED];

const seatsOf = `SELECT json_agg(json_build_object('id', s.id, 'name', s.name, 'priceCents', s.price_cents,
    'taxCents', s.tax_cents, 'state', s.state, 'checkedInAt', s.checked_in_at) ORDER BY s.position)
  FROM booking_seats s WHERE s.booking_id = b.id`;

const taxesOf = `SELECT COALESCE(json_agg(json_build_object('name', t.name, 'rate', t.rate, 'amount', t.amount_cents,
    'registration', t.registration) ORDER BY t.position), '[]')
  FROM booking_tax_lines t WHERE t.booking_id = b.id`;

const timelineOf = `SELECT json_agg(json_build_object('kind', e.kind, 'at', e.at,
    'amountCents', (e.data ->> 'amountCents')::int) ORDER BY e.at, e.kind, e.id)
  FROM booking_events e WHERE e.booking_id = b.id AND e.kind NOT IN (${internalEvents.join(', ')})`;

/** `BookingNotes` as JSON, in the language of the booking `b`, not the reader's. */
const text = (column: string): string => `COALESCE(NULLIF(t.${column}, ''), e.${column}, '')`;
export const notesJson = `(SELECT json_build_object('rules', ${text('rules')}, 'bring', ${text('bring')},
    'gettingThere', ${text('getting_there')})
  FROM class_slots s
  LEFT JOIN arena_translations t ON t.arena_id = s.arena_id AND t.locale = b.locale
  LEFT JOIN arena_translations e ON e.arena_id = s.arena_id AND e.locale = 'en'
  WHERE s.id = b.slot_id)`;

/**
 * Returns null if the reader neither owns the booking nor holds its link. The query itself checks the ownership.
 *
 * @param locale the reader's language; null for the booking's own language, for its emails and documents
 */
export async function bookingView(
  executor: Executor,
  id: string,
  reader: Reader,
  locale: Locale | null,
): Promise<BookingView | null> {
  const [row] = await executor.query<BookingView>(
    `SELECT ${selectList('b', viewColumns)}, ${slotJson('b.slot_id', 'COALESCE($4, b.locale)')} AS slot, ${notesJson} AS notes,
       (${seatsOf}) AS seats, ${squadJson} AS squad, (${taxesOf}) AS taxes, (${timelineOf}) AS timeline, ${paymentJson('b.id')} AS payment,
       ${refundsJson('b.id')} AS refunds
     FROM bookings b
     WHERE b.id = $1::uuid AND (b.user_id = $2::uuid OR $3::boolean)`,
    [id, reader.userId, reader.hasLink, locale],
    'booking-view',
  );
  return row ?? null;
}
