import { type Connection, givenArena, givenSlot, newRowId } from '@dronesoccer/devkit';
import { expect } from './test.ts';

export interface ShiftingSlot {
  id: string;
  /** The arena's. */
  name: string;
}

/** A slot of next January at 17:00, made when British Columbia still turned its clocks back: they now show 18:00 then. */
export async function givenShiftingSlot(db: Connection): Promise<ShiftingSlot> {
  const name = `Field ${newRowId().slice(-8)}`;
  const { id: arenaId } = await givenArena(db, { name: { en: name, fr: name } });
  const startsAt = new Date(`${new Date().getUTCFullYear() + 1}-01-20T17:00-08:00`);
  const { id } = await givenSlot(db, { arenaId, startsAt, offset: -480 });
  return { id, name };
}

/** Runs the job that looks for such slots once a day, until it has found this one. */
export async function findDrift(db: Connection, slotId: string): Promise<void> {
  await db.query(`INSERT INTO pgboss.job (name) VALUES ('slots.find-drift')`);
  const found = () => db.rows('SELECT FROM slot_drifts WHERE slot_id = $1', [slotId]);
  await expect.poll(async () => (await found()).length).toBe(1);
}
