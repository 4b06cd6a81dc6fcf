import { BookingMode, BookingStatus, PackageTier, SlotState, SlotType, WaitlistState } from '@dronesoccer/contracts';
import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { waitingPeople } from './booking-plans.ts';
import { later } from './times.ts';

interface WantedSlot {
  id: string;
  /** An unpaid booking of the slot: the offer to the first person in line; null if there is no offer. */
  offer: { id: string; name: string; email: string; locale: string; tier: PackageTier; places: number } | null;
}

/** The duration of an offer in the demo's settings. */
const offerMs = msPerHour;

/**
 * Seeds waitlist entries for sold-out slots of the next days: three people who wait, and one with an offer. The slots
 * with the most taken seats are used, and their capacity is reduced to the booked seats.
 */
export async function seedWaitlist(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<WantedSlot>(
    `WITH soon AS (
       SELECT s.id, s.taken, s.starts_at, (
         SELECT json_build_object('id', b.id, 'name', b.name, 'email', b.email, 'locale', b.locale, 'tier', b.tier, 'places', b.places)
         FROM bookings b WHERE b.slot_id = s.id AND b.status = ${BookingStatus.PENDING} AND b.mode = ${BookingMode.SHARED} AND b.user_id IS NULL
         ORDER BY b.id LIMIT 1) AS offer
       FROM class_slots s
       WHERE s.state = ${SlotState.OPEN} AND s.type = ${SlotType.GUEST} AND s.starts_at > $1 AND s.taken > 0
         AND s.guest_standard_cents IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.slot_id = s.id AND b.mode = ${BookingMode.FULL} AND b.status <> ${BookingStatus.CANCELLED})
     )
     (SELECT id, offer FROM soon WHERE offer IS NOT NULL ORDER BY starts_at, id LIMIT 1)
     UNION ALL
     (SELECT id, NULL FROM soon WHERE offer IS NULL ORDER BY taken DESC, starts_at, id LIMIT 2)`,
    [later(now, 4 * msPerHour)],
  );
  const slotIds = rows.map(({ id }) => id);
  await client.query('UPDATE class_slots SET capacity = taken WHERE id = ANY ($1::uuid[])', [slotIds]);
  await insertMissing(client, { waitlist_entries: rows.flatMap((slot, index) => entriesOf(slot, index, now)) });
  const offerIds = rows.flatMap(({ offer }) => offer?.id ?? []);
  await client.query('UPDATE bookings SET hold_expires_at = $2, is_renewed = true WHERE id = ANY ($1::uuid[])', [
    offerIds,
    later(now, offerMs),
  ]);
}

/** Returns the entry with the offer, if there is one, and the entries that wait behind it. */
function entriesOf({ id, offer }: WantedSlot, index: number, now: Date): object[] {
  const entry = (key: string | number, joinedMinutesAgo: number, changedMinutesAgo = joinedMinutesAgo) => ({
    ...{ id: stableId(`waitlist/${index}/${key}`), slotId: id, hasGuardianAnswer: true },
    joinedAt: later(now, -joinedMinutesAgo * msPerMinute),
    changedAt: later(now, -changedMinutesAgo * msPerMinute),
  });
  const waiting = (index === 1 ? waitingPeople : waitingPeople.slice(0, 1)).map((person, place) => ({
    ...entry(place, 900 - 60 * place),
    ...person,
    ...{ tier: PackageTier.STANDARD, state: WaitlistState.WAITING },
  }));
  if (offer === null) return waiting;
  const { id: bookingId, places, ...person } = offer;
  return [
    { ...entry('offered', 1_500, 1), ...person, seats: places, state: WaitlistState.OFFERED, bookingId },
    ...waiting,
  ];
}
