import { BookingMode, BookingStatus, PackageTier, SlotState, SlotType, WaitlistState } from '@dronesoccer/contracts';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';

interface WantedSlot {
  id: string;
  /** An unpaid booking of the slot: the offer to the first person in line; null if there is no offer. */
  offer: { id: string; name: string; email: string; locale: string; tier: PackageTier; places: number } | null;
}

const HOUR_MS = 3_600_000;
/** The duration of an offer in the demo's settings. */
const offerMs = HOUR_MS;

const people = [
  { name: 'Élodie Fortin', email: 'elodie.fortin@example.test', locale: 'fr', seats: 2 },
  { name: 'Marcus Bell', email: 'marcus.bell@example.test', locale: 'en', seats: 1 },
  { name: 'Hana Suzuki', email: 'hana.suzuki@example.test', locale: 'en', seats: 3 },
] as const;

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
    [new Date(now.getTime() + 4 * HOUR_MS)],
  );
  const slotIds = rows.map(({ id }) => id);
  await client.query('UPDATE class_slots SET capacity = taken WHERE id = ANY ($1::uuid[])', [slotIds]);
  await insertMissing(
    client,
    'waitlist_entries',
    rows.flatMap((slot, index) => entriesOf(slot, index, now)),
  );
  const offerIds = rows.flatMap(({ offer }) => offer?.id ?? []);
  await client.query('UPDATE bookings SET hold_expires_at = $2, is_renewed = true WHERE id = ANY ($1::uuid[])', [
    offerIds,
    new Date(now.getTime() + offerMs),
  ]);
}

/** Returns the entry with the offer, if there is one, and the entries that wait behind it. */
function entriesOf({ id, offer }: WantedSlot, index: number, now: Date): Record<string, unknown>[] {
  const joined = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
  const waiting = index === 1 ? people : people.slice(0, 1);
  const entries = waiting.map((person, place) => ({
    ...{ id: stableId(`waitlist/${index}/${place}`), slot_id: id, tier: PackageTier.STANDARD, ...person },
    has_guardian_answer: true,
    ...{
      state: WaitlistState.WAITING,
      booking_id: null,
      joined_at: joined(900 - 60 * place),
      changed_at: joined(900 - 60 * place),
    },
  }));
  if (offer === null) return entries;
  const { id: bookingId, places, ...person } = offer;
  const offered = {
    ...person,
    seats: places,
    state: WaitlistState.OFFERED,
    booking_id: bookingId,
    has_guardian_answer: true,
  };
  return [
    {
      id: stableId(`waitlist/${index}/offered`),
      slot_id: id,
      ...offered,
      joined_at: joined(1_500),
      changed_at: joined(1),
    },
    ...entries,
  ];
}
