// The bare server's slot and booking requests: only the SQL statements.
import { randomUUID } from 'node:crypto';
import { limits, serverLimits } from '@dronesoccer/contracts';
import { rows, transaction } from './bare-database.ts';

const SLOT_COLUMNS = `
  s.id, s.arena_id AS "arenaId", s.pattern_id AS "patternId", s.type, a.class, s.starts_at AS "startsAt", s.ends_at AS "endsAt",
  s.local_start AS "localStart", s.local_end AS "localEnd", s.time_zone AS "timeZone", s.capacity, s.taken, s.state, s.version,
  s.guest_standard_cents, s.guest_premium_cents, s.member_standard_cents, s.member_premium_cents, s.full_standard_cents,
  s.full_premium_cents`;
const PLACE_COLUMNS = `t.name AS "arenaName", n.name AS "placeName", l.city, l.address, l.province, l.postal_code, l.latitude, l.longitude`;
const PLACES = `
  JOIN locations l ON l.id = a.location_id JOIN arena_translations t ON t.arena_id = a.id AND t.locale = 'en'
  JOIN location_translations n ON n.location_id = l.id AND n.locale = 'en'`;

const WEEK = `
SELECT ${SLOT_COLUMNS} FROM class_slots s JOIN arenas a ON a.id = s.arena_id
WHERE s.arena_id = $1 AND s.state <> 3 AND s.starts_at >= $2::timestamptz AND s.starts_at < $3::timestamptz ORDER BY s.starts_at`;
const DISTANCE = `6371.0088 * 2 * asin(sqrt(sin(radians(l.latitude - $1) / 2) ^ 2
  + cos(radians($1)) * cos(radians(l.latitude)) * sin(radians(l.longitude - $2) / 2) ^ 2))`;
const NEXT = `
SELECT ${SLOT_COLUMNS}, ${PLACE_COLUMNS}, near."distanceKm"
FROM (SELECT a.id, ${DISTANCE} AS "distanceKm" FROM arenas a JOIN locations l ON l.id = a.location_id WHERE a.is_active AND l.is_active) near
CROSS JOIN LATERAL (
  SELECT id FROM class_slots WHERE arena_id = near.id AND state = 1 AND starts_at > now() AND taken < capacity ORDER BY starts_at LIMIT 3) found
JOIN class_slots s ON s.id = found.id JOIN arenas a ON a.id = s.arena_id ${PLACES}
ORDER BY near."distanceKm", s.starts_at LIMIT ${serverLimits.nextSlotsMax}`;
const BOOKINGS = `
SELECT b.id, b.number, b.status, b.mode, b.tier, b.name, b.email, b.phone, b.user_id, b.placed_at, b.confirmed_at, b.cancelled_at,
  b.subtotal_cents, b.tax_cents, b.total_cents, b.forfeit_cents, ${SLOT_COLUMNS}, ${PLACE_COLUMNS},
  (SELECT count(*) FROM booking_seats x WHERE x.booking_id = b.id AND x.state = 1)::int AS seats,
  (SELECT coalesce(sum(p.refunded_cents), 0) FROM payments p WHERE p.subject_id = b.id)::int AS refunded
FROM (SELECT id FROM bookings ORDER BY starts_at, id LIMIT 24 OFFSET $1) page JOIN bookings b ON b.id = page.id
JOIN class_slots s ON s.id = b.slot_id JOIN arenas a ON a.id = s.arena_id ${PLACES} ORDER BY b.starts_at, b.id`;
const COUNT = `SELECT count(*)::int AS total FROM (SELECT 1 FROM bookings LIMIT ${limits.listDepth + 1}) part`;

const PRICE = `
SELECT ${SLOT_COLUMNS}, ${PLACE_COLUMNS},
  (SELECT json_agg(json_build_object('name', r.name, 'rate', r.rate)) FROM tax_rates r
   WHERE r.province = l.province AND r.valid_from <= now()::date AND (r.valid_to IS NULL OR r.valid_to > now()::date)) AS taxes
FROM class_slots s JOIN arenas a ON a.id = s.arena_id ${PLACES} WHERE s.id = $1`;
const TAKE = `UPDATE class_slots SET taken = taken + 1 WHERE id = $1 AND state = 1 AND starts_at > now() AND taken < capacity RETURNING id`;
const BOOKING = `
INSERT INTO bookings (id, number, slot_id, user_id, name, email, user_type, mode, tier, places, tax_province, subtotal_cents,
  tax_cents, total_cents, hold_expires_at, check_in_code)
VALUES ($1, 'BARE-' || nextval('booking_number_seq'), $2, $3, 'Bench Person', 'person@bench.test', 1, 1, 1, 1, 'ON', $4::int, $5::int,
  $4::int + $5::int, now() + interval '15 minutes', $6) RETURNING number`;
const SEAT = `INSERT INTO booking_seats (id, booking_id, position, price_cents, tax_cents) VALUES ($1, $2, 0, $3, $4)`;
const TAX = `INSERT INTO booking_tax_lines (booking_id, position, name, rate, taxable_cents, amount_cents) VALUES ($1, 0, 'HST', 13000, $2, $3)`;
const EVENT = `INSERT INTO booking_events (id, booking_id, kind) VALUES ($1, $2, $3)`;
/** The response to a booking. */
const BOOKED = `
SELECT b.*, ${SLOT_COLUMNS}, ${PLACE_COLUMNS}, t.rules, t.bring, t.getting_there,
  (SELECT json_agg(json_build_object('id', x.id, 'name', x.name, 'price', x.price_cents, 'tax', x.tax_cents, 'state', x.state)
     ORDER BY x.position) FROM booking_seats x WHERE x.booking_id = b.id) AS seats,
  (SELECT json_agg(json_build_object('name', x.name, 'rate', x.rate, 'amount', x.amount_cents) ORDER BY x.position)
     FROM booking_tax_lines x WHERE x.booking_id = b.id) AS taxes,
  (SELECT json_agg(json_build_object('kind', x.kind, 'at', x.at) ORDER BY x.at) FROM booking_events x WHERE x.booking_id = b.id) AS events
FROM bookings b JOIN class_slots s ON s.id = b.slot_id JOIN arenas a ON a.id = s.arena_id ${PLACES} WHERE b.id = $1`;
const PAYMENT = `INSERT INTO payments (id, subject_id, provider, reference, amount_cents) SELECT $1::uuid, id, 'bare', $1::text, total_cents FROM bookings WHERE id = $2`;
const PAID = `
WITH event AS (INSERT INTO payment_events (id, provider, event_id, payment_id, kind, payload) VALUES ($1::uuid, 'bare', $1::text, $2, 'paid', '{}')),
paid AS (UPDATE payments SET status = 2, paid_at = now() WHERE id = $2 AND status = 1 RETURNING subject_id),
told AS (INSERT INTO booking_events (id, booking_id, kind) SELECT $3::uuid, subject_id, 2 FROM paid)
UPDATE bookings b SET status = 2, confirmed_at = now(), network = NULL FROM paid WHERE b.id = paid.subject_id AND b.status = 1 RETURNING b.id`;

export interface BookingBody {
  readonly userId: string;
  readonly slotId: string;
  readonly bookingId: string;
  readonly paymentId: string;
}

interface PricedSlot {
  readonly guest_standard_cents: number;
}

const book = async (slotId: string, userId: string): Promise<{ id: string; booking: unknown }> => {
  const id = randomUUID();
  await transaction(async (run) => {
    const [slot] = await run<PricedSlot>(PRICE, [slotId]);
    const price = slot?.guest_standard_cents ?? 0;
    const tax = Math.round(price * 0.13);
    const taken = await run(TAKE, [slotId]);
    if (taken.length === 0) throw new Error('the benchmark has no seats left');
    await run(BOOKING, [id, slotId, userId, price, tax, id.slice(0, 13)]);
    await run(SEAT, [randomUUID(), id, price, tax]);
    await run(TAX, [id, price, tax]);
    await run(EVENT, [randomUUID(), id, 1]);
  });
  return { id, booking: await rows(BOOKED, [id]) };
};

export const answerBookings = async (path: string, query: URLSearchParams, body: BookingBody): Promise<unknown> => {
  switch (path) {
    case '/week':
      return rows(WEEK, [query.get('arena'), query.get('from'), query.get('to')]);
    case '/next':
      return rows(NEXT, [Number(query.get('lat')), Number(query.get('lng'))]);
    case '/bookings': {
      const [items, total] = await Promise.all([
        rows(BOOKINGS, [(Number(query.get('page')) - 1) * 24]),
        rows(COUNT, []),
      ]);
      return { items, total };
    }
    case '/booking/quote':
      return rows(PRICE, [body.slotId]);
    case '/booking':
      return book(body.slotId, body.userId);
    case '/booking/payment': {
      const id = randomUUID();
      await rows(PAYMENT, [id, body.bookingId]);
      return { id };
    }
    case '/booking/paid':
      return rows(PAID, [randomUUID(), body.paymentId, randomUUID()]);
    default:
      throw new Error(`the bare server has no ${path}`);
  }
};
