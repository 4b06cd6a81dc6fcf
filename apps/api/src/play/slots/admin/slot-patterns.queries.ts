import { SlotState } from '@dronesoccer/contracts';
import { companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import { type Executor, newId, type Tx } from '../../../platform/database/index.js';
import { longestSlot } from '../slots.queries.js';
import type { PlannedSlot, SlotPlan } from './planned-slots.js';

export interface GenerationRow {
  id: string;
  total: number;
  done: number;
  made: number;
}

/** The fields of an existing slot that planning around it needs. */
export interface ExistingSlot {
  id: string;
  arenaId: string;
  startsAt: Date;
  endsAt: Date;
  localStart: string;
  localEnd: string;
}

/** Returns the existing slots of these arenas between two instants, by arena and start. */
export function existingSlots(
  executor: Executor,
  arenaIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<ExistingSlot[]> {
  return executor.query(
    // The index finds slots that overlap the beginning.
    `SELECT s.id, s.arena_id AS "arenaId", s.starts_at AS "startsAt", s.ends_at AS "endsAt",
            s.local_start AS "localStart", s.local_end AS "localEnd"
       FROM class_slots s
      WHERE s.arena_id = ANY ($1::uuid[]) AND s.state <> ${SlotState.CANCELLED}
        AND s.starts_at > $2::timestamptz - ${longestSlot} AND s.ends_at > $2::timestamptz
        AND s.starts_at < $3::timestamptz
      ORDER BY s.arena_id, s.starts_at`,
    [arenaIds, from, to],
    'slots-standing',
  );
}

export async function insertPattern(
  tx: Tx,
  pattern: { id: string; companyId: string | null; plan: SlotPlan; total: number; createdBy: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO slot_patterns (id, company_id, plan, total, created_by, created_at)
     VALUES ($1::uuid, $2::uuid, $3::jsonb, $4::int, $5::uuid, $6::timestamptz)`,
    [pattern.id, pattern.companyId, JSON.stringify(pattern.plan), pattern.total, pattern.createdBy, pattern.now],
    'slot-pattern-insert',
  );
}

/** Returns null if the scope has no such pattern. */
export async function generationOf(executor: Executor, id: string, scope: CompanyScope): Promise<GenerationRow | null> {
  const [row] = await executor.query<GenerationRow>(
    `SELECT id, total, done, made FROM slot_patterns WHERE id = $1::uuid AND ${companySql('company_id', 2)}`,
    [id, ...companyParams(scope)],
    'slot-generation',
  );
  return row ?? null;
}

/** Returns null if there is no such pattern. */
export async function planOf(executor: Executor, id: string): Promise<SlotPlan | null> {
  const [row] = await executor.query<{ plan: SlotPlan }>(
    'SELECT plan FROM slot_patterns WHERE id = $1::uuid',
    [id],
    'slot-pattern-plan',
  );
  return row?.plan ?? null;
}

/** Returns a pattern's progress and locks the pattern until the transaction ends, so two workers take turns. */
export async function lockProgress(tx: Tx, id: string): Promise<{ done: number; total: number } | null> {
  const [row] = await tx.query<{ done: number; total: number }>(
    'SELECT done, total FROM slot_patterns WHERE id = $1::uuid FOR UPDATE',
    [id],
    'slot-pattern-lock',
  );
  return row ?? null;
}

export interface Progress {
  decided: number;
  made: number;
  /** True if nothing is left to decide. */
  isLast: boolean;
}

export async function moveProgress(tx: Tx, id: string, { decided, made, isLast }: Progress): Promise<void> {
  await tx.query(
    `UPDATE slot_patterns SET done = CASE WHEN $4::boolean THEN total ELSE done + $2::int END, made = made + $3::int
      WHERE id = $1::uuid`,
    [id, decided, made, isLast],
    'slot-pattern-progress',
  );
}

/**
 * Inserts the slots that overlap no existing slot (the constraint decides) and whose arena is still in the zone of the
 * plan.
 *
 * @returns the number of inserted slots
 */
export async function insertPlanned(
  tx: Tx,
  { patternId, plan }: { patternId: string; plan: SlotPlan },
  slots: readonly PlannedSlot[],
): Promise<number> {
  const rows = slots.map(({ planned: _planned, day: _day, offer, ...slot }) => {
    const { type, prices } = offerOf(plan, offer);
    const { guest, member, full } = prices;
    return { ...slot, id: newId(), type, guest, member, full };
  });
  const price = (kind: string): string => `(p."${kind}" ->> 'standard')::int, (p."${kind}" ->> 'premium')::int`;
  const [row] = await tx.query<{ made: number }>(
    `WITH made AS (
       INSERT INTO class_slots (id, pattern_id, arena_id, type, starts_at, ends_at, local_start, local_end, time_zone,
         capacity, guest_standard_cents, guest_premium_cents, member_standard_cents, member_premium_cents,
         full_standard_cents, full_premium_cents)
       SELECT p.id, $1::uuid, p."arenaId", p.type, p."startsAt", p."endsAt", p."localStart", p."localEnd", p."timeZone",
         p.capacity, ${price('guest')}, ${price('member')}, ${price('full')}
         FROM jsonb_to_recordset($2::jsonb) AS p(id uuid, "arenaId" uuid, type smallint, "startsAt" timestamptz,
           "endsAt" timestamptz, "localStart" text, "localEnd" text, "timeZone" text, capacity int, guest jsonb,
           member jsonb, "full" jsonb)
         JOIN arenas a ON a.id = p."arenaId"
         JOIN locations l ON l.id = a.location_id AND l.time_zone = p."timeZone"
          FOR SHARE OF a, l
       ON CONFLICT DO NOTHING
       RETURNING 1)
     SELECT count(*)::int AS made FROM made`,
    [patternId, JSON.stringify(rows)],
    'slots-insert-planned',
  );
  return row?.made ?? 0;
}

function offerOf({ offers }: SlotPlan, index: number): SlotPlan['offers'][number] {
  const offer = offers[index];
  if (offer === undefined) throw new Error('a time of the plan offers nothing');
  return offer;
}
