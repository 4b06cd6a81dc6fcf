import { type Connection, givenArena, givenSlot, newRowId } from '@dronesoccer/devkit';
import { expect } from './test.ts';

interface ShiftingSlot {
  id: string;
  /** The arena's name. */
  name: string;
}

/**
 * Creates a slot at 17:00 next January with the offset from before British Columbia stopped changing its clocks, so
 * that it now shows 18:00.
 */
export async function givenShiftingSlot(db: Connection): Promise<ShiftingSlot> {
  const name = `Field ${newRowId().slice(-8)}`;
  const { id: arenaId } = await givenArena(db, { name: { en: name, fr: name } });
  const startsAt = new Date(`${new Date().getUTCFullYear() + 1}-01-20T17:00-08:00`);
  const { id } = await givenSlot(db, { arenaId, startsAt, offset: -480 });
  return { id, name };
}

/** Runs the daily job that finds shifted slots, and waits until it has found this one. */
export async function findDrift(db: Connection, slotId: string): Promise<void> {
  await db.query(`INSERT INTO pgboss.job (name) VALUES ('slots.find-drift')`);
  const found = () => db.rows('SELECT FROM slot_drifts WHERE slot_id = $1', [slotId]);
  await expect.poll(async () => (await found()).length).toBe(1);
}
