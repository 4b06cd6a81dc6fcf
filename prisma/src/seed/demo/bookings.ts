import { BookingStatus, SlotState } from '@dronesoccer/contracts';
import type pg from 'pg';
import { insertMissing, mergeTables } from '../write.ts';
import { bookingPlans, type DemoSlot } from './booking-plans.ts';
import { bookingRows } from './booking-rows.ts';

interface SlotRow extends Omit<DemoSlot, 'startsAt'> {
  startsAt: string;
}

/**
 * Seeds bookings in every state for the open slots: paid, cancelled with or without a refund, partly cancelled,
 * expired, waiting. The product's own rules compute each price, and each slot counts its taken places, so the books
 * balance.
 */
export async function seedBookings(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ slot: SlotRow }>(
    `SELECT json_build_object('id', s.id, 'type', s.type, 'startsAt', s.starts_at, 'capacity', s.capacity,
       'province', trim(l.province), 'prices', json_build_object(
         'guest', json_build_object('standard', s.guest_standard_cents, 'premium', s.guest_premium_cents),
         'member', json_build_object('standard', s.member_standard_cents, 'premium', s.member_premium_cents),
         'full', json_build_object('standard', s.full_standard_cents, 'premium', s.full_premium_cents))) AS slot
     FROM class_slots s JOIN arenas a ON a.id = s.arena_id JOIN locations l ON l.id = a.location_id
     WHERE s.state = $1 ORDER BY s.starts_at, s.id`,
    [SlotState.OPEN],
  );
  const slots = rows.map(({ slot }) => ({ ...slot, startsAt: new Date(slot.startsAt) }));
  const plans = bookingPlans(slots, now);
  if (plans.length === 0) return;
  await insertMissing(client, mergeTables(plans.map((plan, index) => bookingRows(plan, index + 1, now))));
  await client.query(
    `UPDATE class_slots s SET taken = b.places
     FROM (SELECT slot_id, sum(places)::int AS places FROM bookings WHERE status <> ${BookingStatus.CANCELLED} GROUP BY slot_id) b
     WHERE b.slot_id = s.id`,
  );
  await client.query(`SELECT setval('booking_number_seq', $1)`, [plans.length]);
}
