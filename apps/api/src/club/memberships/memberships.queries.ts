import {
  type CancelReason,
  type Locale,
  type LocalText,
  MembershipEventKind,
  MembershipStatus,
  PaymentSubjectKind,
  type PlanKind,
  type ProvinceCode,
} from '@dronesoccer/contracts';
import { membershipNumber, type MembershipTerm, type TaxLine } from '@dronesoccer/domain';
import { organisationYear } from '@dronesoccer/domain/calendar';
import { refundsJson, type RefundView } from '../../money/payments/index.js';
import { type SaleKind, timelineOf } from '../../money/sales/index.js';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';

export interface MembershipRow {
  id: string;
  number: string;
  planId: string;
  /** Null if the account was erased. */
  userId: string | null;
  name: string;
  email: string;
  locale: Locale;
  status: MembershipStatus;
  province: ProvinceCode;
  timeZone: string;
  /** Both days are null until the membership is paid or given. */
  firstDay: string | null;
  lastDay: string | null;
  subtotalCents: number;
  totalCents: number;
  /** The amount that staff or the member decided to refund. */
  givenBackCents: number;
  /** The refunds of the payments that are done or on their way, by any route, and the losses of disputes. */
  refundedCents: number;
  wantsReminders: boolean;
  holdExpiresAt: Date;
  placedAt: Date;
  paidAt: Date | null;
  cancelReason: CancelReason | null;
  planKind: PlanKind;
  planName: LocalText;
  /** The child that the membership is for; null for the account's own. */
  childId: string | null;
  childName: string | null;
  /** True also after the child's profile is gone. Such a membership is no one's own, and does not start any more. */
  isForChild: boolean;
  taxes: Pick<TaxLine, 'name' | 'rate' | 'taxable' | 'amount' | 'registration'>[];
}

export const membershipColumns = `m.id, m.number, m.plan_id AS "planId", m.user_id AS "userId", m.name, m.email::text AS email,
  m.locale, m.status, m.tax_province AS province, m.time_zone AS "timeZone", m.first_day::text AS "firstDay",
  m.last_day::text AS "lastDay", m.subtotal_cents AS "subtotalCents", m.total_cents AS "totalCents",
  m.given_back_cents AS "givenBackCents",
  (SELECT COALESCE(sum(y.refunded_cents), 0)::int FROM payments y WHERE y.subject_id = m.id) AS "refundedCents",
  m.wants_reminders AS "wantsReminders", m.hold_expires_at AS "holdExpiresAt",
  m.placed_at AS "placedAt", m.paid_at AS "paidAt", m.cancel_reason AS "cancelReason", p.kind AS "planKind",
  m.child_id AS "childId", m.is_for_child AS "isForChild", (SELECT c.first_name || ' ' || c.last_name FROM children c WHERE c.id = m.child_id) AS "childName",
  (SELECT jsonb_object_agg(t.locale, t.name) FROM membership_plan_texts t WHERE t.plan_id = p.id) AS "planName",
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('name', l.name, 'rate', l.rate, 'taxable', l.taxable_cents,
     'amount', l.amount_cents, 'registration', l.registration) ORDER BY l.position), '[]')
   FROM membership_tax_lines l WHERE l.membership_id = m.id) AS taxes`;
export const membershipsWithPlans = 'memberships m JOIN membership_plans p ON p.id = m.plan_id';

export async function membershipById(executor: Executor, id: string): Promise<MembershipRow | null> {
  const sql = `SELECT ${membershipColumns} FROM ${membershipsWithPlans} WHERE m.id = $1::uuid`;
  return (await executor.query<MembershipRow>(sql, [id], 'membership-by-id'))[0] ?? null;
}

export async function membershipByNumber(executor: Executor, number: string): Promise<MembershipRow | null> {
  const sql = `SELECT ${membershipColumns} FROM ${membershipsWithPlans} WHERE m.number = $1`;
  return (await executor.query<MembershipRow>(sql, [number], 'membership-by-number'))[0] ?? null;
}

/**
 * Locks a membership's account and then the membership, until the transaction ends. Joining and ending change both rows
 * too, and lock them in this order.
 */
export async function lockMembership(tx: Tx, id: string): Promise<MembershipRow | null> {
  await tx.query(
    `SELECT 1 FROM users u WHERE u.id = (SELECT m.user_id FROM memberships m WHERE m.id = $1::uuid) FOR NO KEY UPDATE`,
    [id],
    'membership-lock-account',
  );
  await tx.query('SELECT 1 FROM memberships WHERE id = $1::uuid FOR NO KEY UPDATE', [id], 'membership-lock');
  return membershipById(tx, id);
}

/** Returns the account's membership that waits for its payment, or null. */
export async function unpaidOf(executor: Executor, userId: string): Promise<MembershipRow | null> {
  const [row] = await executor.query<MembershipRow>(
    `SELECT ${membershipColumns} FROM ${membershipsWithPlans}
     WHERE m.user_id = $1::uuid AND m.status = ${MembershipStatus.PENDING}`,
    [userId],
    'membership-unpaid',
  );
  return row ?? null;
}

/**
 * Returns the active membership with the latest last day, or null. Its grace may be running.
 *
 * @param childId the child whose membership is wanted; null for the account's own
 */
export async function activeOf(
  executor: Executor,
  userId: string,
  childId: string | null,
): Promise<MembershipRow | null> {
  const [row] = await executor.query<MembershipRow>(
    `SELECT ${membershipColumns} FROM ${membershipsWithPlans}
     WHERE m.user_id = $1::uuid AND m.child_id IS NOT DISTINCT FROM $2::uuid
       AND m.is_for_child = ($2::uuid IS NOT NULL) AND m.status = ${MembershipStatus.ACTIVE}
     ORDER BY m.last_day DESC LIMIT 1`,
    [userId, childId],
    'membership-active',
  );
  return row ?? null;
}

/**
 * Returns whether an active membership of the same person follows, and has not begun yet, such as a renewal that was paid
 * early. Without the membership before it, it would make the person a member sooner than it was paid for.
 */
export async function isRenewed(
  executor: Executor,
  { userId, childId, isForChild, firstDay }: MembershipRow,
  today: string,
): Promise<boolean> {
  const rows = await executor.query(
    `SELECT 1 FROM memberships WHERE user_id = $1::uuid AND child_id IS NOT DISTINCT FROM $2::uuid AND is_for_child = $3
       AND status = ${MembershipStatus.ACTIVE} AND first_day > GREATEST($4::date, $5::date) LIMIT 1`,
    [userId, childId, isForChild, firstDay, today],
    'membership-is-renewed',
  );
  return rows.length > 0;
}

/** Returns the active memberships of a membership's person, in the order of their first days. */
export const activeOfPerson = (
  executor: Executor,
  { userId, childId, isForChild }: Pick<MembershipRow, 'userId' | 'childId' | 'isForChild'>,
): Promise<MembershipRow[]> =>
  executor.query(
    `SELECT ${membershipColumns} FROM ${membershipsWithPlans}
     WHERE m.user_id = $1::uuid AND m.child_id IS NOT DISTINCT FROM $2::uuid AND m.is_for_child = $3
       AND m.status = ${MembershipStatus.ACTIVE} ORDER BY m.first_day, m.last_day, m.id`,
    [userId, childId, isForChild],
    'memberships-active-of-person',
  );

/** Returns whether a person who is no longer a member through this membership had used it. */
export async function wasUsedBefore(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor.query(
    `SELECT 1 FROM membership_events WHERE membership_id = $1::uuid AND kind = ${MembershipEventKind.USED} LIMIT 1`,
    [id],
    'membership-was-used',
  );
  return rows.length > 0;
}

interface NewMembership extends Pick<
  MembershipRow,
  | 'planId'
  | 'childId'
  | 'name'
  | 'email'
  | 'locale'
  | 'province'
  | 'timeZone'
  | 'subtotalCents'
  | 'totalCents'
  | 'holdExpiresAt'
> {
  number: string;
  userId: string;
  taxes: readonly TaxLine[];
  /** Null for a membership that waits for its payment. */
  term: MembershipTerm | null;
  at: Date;
}

/** Returns the number of a membership that is placed or given now. */
export async function nextMembershipNumber(executor: Executor, at: Date): Promise<string> {
  const sql = `SELECT nextval('membership_number_seq') AS sequence`;
  const [row] = await executor.query<{ sequence: string }>(sql, [], 'membership-next-sequence');
  return membershipNumber(organisationYear(at), Number(row?.sequence));
}

/** Records a membership with its taxes, unpaid or active, and returns its id. */
export async function insertMembership(tx: Tx, made: NewMembership): Promise<string> {
  const id = newId();
  await tx.query(
    `INSERT INTO memberships (id, number, plan_id, user_id, name, email, locale, tax_province, time_zone, subtotal_cents,
       tax_cents, total_cents, hold_expires_at, placed_at, first_day, last_day, status, child_id)
     VALUES ($1::uuid, $2, $3::uuid, $4::uuid, $5, $6, $7, $8, $9, $10::int, $11::int - $10::int, $11::int, $12, $13,
       $14::date, $15::date, $16, $17::uuid)`,
    [
      ...[id, made.number, made.planId, made.userId, made.name, made.email, made.locale, made.province, made.timeZone],
      ...[made.subtotalCents, made.totalCents, made.holdExpiresAt, made.at],
      ...[made.term?.firstDay ?? null, made.term?.lastDay ?? null],
      made.term === null ? MembershipStatus.PENDING : MembershipStatus.ACTIVE,
      made.childId,
    ],
    'membership-insert',
  );
  await tx.query(
    `INSERT INTO membership_tax_lines (membership_id, position, name, rate, taxable_cents, amount_cents, registration)
     SELECT $1::uuid, l.position - 1, l.line ->> 'name', (l.line ->> 'rate')::int, (l.line ->> 'taxable')::int,
       (l.line ->> 'amount')::int, l.line ->> 'registration'
     FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS l (line, position)`,
    [id, JSON.stringify(made.taxes)],
    'membership-insert-taxes',
  );
  return id;
}

/** Starts a membership that the caller has locked. */
export async function startMembership(
  tx: Tx,
  id: string,
  { firstDay, lastDay }: MembershipTerm,
  paidAt: Date,
): Promise<void> {
  await tx.query(
    `UPDATE memberships SET status = ${MembershipStatus.ACTIVE}, first_day = $2::date, last_day = $3::date, paid_at = $4,
       cancel_reason = NULL WHERE id = $1::uuid`,
    [id, firstDay, lastDay, paidAt],
    'membership-start',
  );
}

/** Changes the term of a membership whose account the caller has locked. */
export async function moveMembership(tx: Tx, id: string, { firstDay, lastDay }: MembershipTerm): Promise<void> {
  await tx.query(
    'UPDATE memberships SET first_day = $2::date, last_day = $3::date WHERE id = $1::uuid',
    [id, firstDay, lastDay],
    'membership-move',
  );
}

/** Cancels an unpaid membership that the caller has locked. */
export async function cancelMembership(tx: Tx, id: string, reason: CancelReason): Promise<void> {
  await tx.query(
    `UPDATE memberships SET status = ${MembershipStatus.CANCELLED}, cancel_reason = $2 WHERE id = $1::uuid`,
    [id, reason],
    'membership-cancel',
  );
}

/** Ends a membership that the caller has locked, and adds the refunded amount. */
export async function finishMembership(
  tx: Tx,
  id: string,
  status: typeof MembershipStatus.EXPIRED | typeof MembershipStatus.ENDED,
  givenBackCents = 0,
): Promise<void> {
  await tx.query(
    'UPDATE memberships SET status = $2, given_back_cents = given_back_cents + $3 WHERE id = $1::uuid',
    [id, status, givenBackCents],
    'membership-finish',
  );
}

export async function setReminders(executor: Executor, id: string, wantsReminders: boolean): Promise<void> {
  await executor.query(
    'UPDATE memberships SET wants_reminders = $2 WHERE id = $1::uuid',
    [id, wantsReminders],
    'membership-set-reminders',
  );
}

/** Returns active memberships whose last day is before `day`, oldest first. */
export function activeUntil(
  executor: Executor,
  day: string,
  limit: number,
): Promise<Pick<MembershipRow, 'id' | 'timeZone'>[]> {
  return executor.query(
    `SELECT id, time_zone AS "timeZone" FROM memberships
     WHERE status = ${MembershipStatus.ACTIVE} AND last_day < $1::date ORDER BY last_day, id LIMIT $2`,
    [day, limit],
    'memberships-active-until',
  );
}

/** Returns the refunds of a membership, earliest first. */
export async function refundsOf(executor: Executor, id: string): Promise<RefundView[]> {
  const sql = `SELECT ${refundsJson('$1::uuid')} AS refunds`;
  const [row] = await executor.query<{ refunds: RefundView[] }>(sql, [id], 'membership-refunds');
  return row?.refunds ?? [];
}

/** The details of a timeline entry. Amounts are in cents. */
export interface MembershipEventData {
  amountCents?: number;
  /** The administrator's reason. */
  reason?: string;
}

export const addEvent = timelineOf<MembershipEventKind, MembershipEventData>('membership');

/** Describes memberships to the sales kit. */
export const membershipKind: SaleKind = {
  kind: PaymentSubjectKind.MEMBERSHIP,
  noun: 'membership',
  unpaid: MembershipStatus.PENDING,
  events: MembershipEventKind,
};
