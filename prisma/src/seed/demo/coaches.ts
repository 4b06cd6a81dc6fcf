import { BookingStatus, Role, SlotState } from '@dronesoccer/contracts';
import { msPerHour } from '@dronesoccer/domain';
import type pg from 'pg';
import { insertMissing } from '../write.ts';
import { userIdOf } from './accounts.ts';
import { later } from './times.ts';

/** The number of slots of the demo's coach. */
const slots = 8;

/**
 * Assigns the demo's coach to the fullest slots around today that do not overlap, and records the consent to be named.
 */
export async function seedCoaches(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; startsAt: Date; endsAt: Date }>(
    `SELECT s.id, s.starts_at AS "startsAt", s.ends_at AS "endsAt" FROM class_slots s
     WHERE s.state = ${SlotState.OPEN} AND s.ends_at > $1 AND s.starts_at < $2
       AND EXISTS (SELECT 1 FROM bookings b WHERE b.slot_id = s.id AND b.status = ${BookingStatus.CONFIRMED})
     ORDER BY s.taken DESC, s.starts_at, s.id`,
    [later(now, -20 * msPerHour), later(now, 6 * 24 * msPerHour)],
  );
  const chosen: typeof rows = [];
  for (const slot of rows) {
    const overlaps = chosen.some(({ startsAt, endsAt }) => startsAt < slot.endsAt && slot.startsAt < endsAt);
    if (chosen.length < slots && !overlaps) chosen.push(slot);
  }
  const userId = userIdOf('coach');
  await insertMissing(client, {
    slot_coaches: chosen.map(({ id }) => ({
      ...{ slotId: id, userId, role: Role.COACH },
      ...{ assignedBy: userIdOf('super'), assignedAt: now },
    })),
    coach_consents: [{ userId, role: Role.COACH, givenAt: now }],
  });
}
