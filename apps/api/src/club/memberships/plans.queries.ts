import type { LocalText, PlanKind } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';

export interface PlanRow {
  id: string;
  kind: PlanKind;
  name: LocalText;
  summary: LocalText;
  /** For a year, before tax. */
  priceCents: number;
  isOffered: boolean;
  version: number;
}

const inBoth = (column: string): string =>
  `(SELECT jsonb_object_agg(t.locale, t.${column}) FROM membership_plan_texts t WHERE t.plan_id = p.id)`;

const planColumns = `p.id, p.kind, ${inBoth('name')} AS name, ${inBoth('summary')} AS summary, p.price_cents AS "priceCents",
  p.is_offered AS "isOffered", p.version`;

/** Returns every plan, in the order of their kinds. */
export function allPlans(executor: Executor): Promise<PlanRow[]> {
  return executor.query(`SELECT ${planColumns} FROM membership_plans p ORDER BY p.kind`, [], 'plans-all');
}

export async function planById(executor: Executor, id: string): Promise<PlanRow | null> {
  const sql = `SELECT ${planColumns} FROM membership_plans p WHERE p.id = $1::uuid`;
  return (await executor.query<PlanRow>(sql, [id], 'plan-by-id'))[0] ?? null;
}

/** An SQL condition: someone can become a member, because a plan is offered. */
export const isPlanOffered = 'EXISTS (SELECT 1 FROM membership_plans WHERE is_offered)';

/** Locks the plan until the transaction ends, so that a second administrator sees the first one's changes. */
export async function lockPlan(tx: Tx, id: string): Promise<PlanRow | null> {
  await tx.query('SELECT 1 FROM membership_plans WHERE id = $1::uuid FOR NO KEY UPDATE', [id], 'plan-lock');
  return planById(tx, id);
}

/** The caller must hold the plan's lock. */
export async function updatePlan(
  tx: Tx,
  id: string,
  { name, summary, priceCents, isOffered }: Pick<PlanRow, 'name' | 'summary' | 'priceCents' | 'isOffered'>,
): Promise<void> {
  await tx.query(
    'UPDATE membership_plans SET price_cents = $2, is_offered = $3, version = version + 1 WHERE id = $1::uuid',
    [id, priceCents, isOffered],
    'plan-update',
  );
  await tx.query(
    `UPDATE membership_plan_texts t SET name = $2::jsonb ->> t.locale, summary = $3::jsonb ->> t.locale
     WHERE t.plan_id = $1::uuid`,
    [id, JSON.stringify(name), JSON.stringify(summary)],
    'plan-update-texts',
  );
}
