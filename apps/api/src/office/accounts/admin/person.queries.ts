import {
  type AcceptanceSubject,
  ContactType,
  DeliveryState,
  MembershipStatus,
  type PersonChildWire,
  type PersonCountsWire,
  type PolicyName,
  type RelatedPersonWire,
  type Role,
  type SubscriptionState,
} from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';

const nameOf = (table: string): string => `btrim(${table}.first_name || ' ' || ${table}.last_name)`;

/** Counts the results of the lists that the dashboard links to: orders by account, everything else by email address. */
export async function countsOf(executor: Executor, id: string, email: string): Promise<PersonCountsWire> {
  const [row] = await executor.query<PersonCountsWire>(
    `SELECT (SELECT count(*)::int FROM orders o WHERE o.user_id = $1::uuid) AS orders,
            (SELECT count(*)::int FROM bookings b WHERE b.email = $2::citext) AS bookings,
            (SELECT count(*)::int FROM memberships m WHERE m.email = $2::citext) AS memberships,
            (SELECT count(*)::int FROM mail_log l WHERE lower(l.email::text) = lower($2))
              + (SELECT count(*)::int FROM campaign_deliveries d WHERE lower(d.email::text) = lower($2)
                  AND d.attempts > 0 AND d.state <> ${DeliveryState.SKIPPED}) AS mails,
            (SELECT count(*)::int FROM contacts c WHERE c.email = $2::citext AND c.type <> ${ContactType.SAFE_SPORT})
              AS contacts`,
    [id, email],
    'person-counts',
  );
  return row ?? { orders: 0, bookings: 0, memberships: 0, mails: 0, contacts: 0 };
}

export async function activeMembershipOf(
  executor: Executor,
  id: string,
): Promise<{ id: string; lastDay: string } | null> {
  const [row] = await executor.query<{ id: string; lastDay: string }>(
    `SELECT m.id, m.last_day::text AS "lastDay" FROM memberships m
      WHERE m.user_id = $1::uuid AND m.child_id IS NULL AND m.status = ${MembershipStatus.ACTIVE} AND m.last_day IS NOT NULL
      ORDER BY m.last_day DESC, m.id LIMIT 1`,
    [id],
    'person-membership',
  );
  return row ?? null;
}

export const childrenOf = (executor: Executor, id: string): Promise<PersonChildWire[]> =>
  executor.query(
    `SELECT c.account_id AS "userId", ${nameOf('c')} AS name, c.birth_date::text AS "birthDate" FROM children c
      WHERE c.guardian_id = $1::uuid ORDER BY c.birth_date, c.id`,
    [id],
    'person-children',
  );

/** The accounts that a family links to this one, each with the way in which it is related. */
export const relativesOf = (
  executor: Executor,
  id: string,
): Promise<(RelatedPersonWire & { relation: 'guardian' | 'holder' | 'member' })[]> =>
  executor.query(
    `SELECT 'guardian' AS relation, u.id AS "userId", ${nameOf('u')} AS name
       FROM children c JOIN users u ON u.id = c.guardian_id WHERE c.account_id = $1::uuid
     UNION ALL
     SELECT 'holder', u.id, ${nameOf('u')} FROM family_members f JOIN users u ON u.id = f.holder_id
      WHERE f.user_id = $1::uuid
     UNION ALL
     SELECT 'member', u.id, ${nameOf('u')} FROM family_members f JOIN users u ON u.id = f.user_id
      WHERE f.holder_id = $1::uuid
     ORDER BY relation, name, "userId"`,
    [id],
    'person-relatives',
  );

export async function minorOf(
  executor: Executor,
  id: string,
): Promise<{ guardianEmail: string; isConfirmed: boolean } | null> {
  const [row] = await executor.query<{ guardianEmail: string; isConfirmed: boolean }>(
    `SELECT m.guardian_email::text AS "guardianEmail", m.confirmed_at IS NOT NULL AS "isConfirmed" FROM minors m
      WHERE m.user_id = $1::uuid`,
    [id],
    'person-minor',
  );
  return row ?? null;
}

export async function subscriptionOf(
  executor: Executor,
  email: string,
): Promise<{ id: string; state: SubscriptionState; since: Date } | null> {
  const [row] = await executor.query<{ id: string; state: SubscriptionState; since: Date }>(
    `SELECT s.id, s.state, COALESCE(s.ended_at, s.confirmed_at, s.created_at) AS since FROM newsletter_subscriptions s
      WHERE s.email = $1::citext`,
    [email],
    'person-subscription',
  );
  return row ?? null;
}

/** Returns the latest version of each policy that the person accepted, with the account or when ordering or booking. */
export function acceptancesOf(
  executor: Executor,
  id: string,
): Promise<{ policy: PolicyName; number: number; acceptedAt: Date }[]> {
  const bought = [
    ['order', 'orders o'],
    ['booking', 'bookings o'],
    ['membership', 'memberships o'],
  ] satisfies [AcceptanceSubject, string][];
  const subjects = bought.map(([kind, table]) => `SELECT '${kind}', o.id FROM ${table} WHERE o.user_id = $1::uuid`);
  return executor.query(
    `SELECT DISTINCT ON (v.policy) v.policy, v.number, a.accepted_at AS "acceptedAt"
       FROM policy_acceptances a JOIN policy_versions v ON v.id = a.version_id
      WHERE (a.subject_type, a.subject_id) IN (SELECT 'account', $1::uuid UNION ALL ${subjects.join(' UNION ALL ')})
      ORDER BY v.policy, v.number DESC, a.accepted_at DESC`,
    [id],
    'person-acceptances',
  );
}

interface NoteRow {
  id: string;
  at: Date;
  author: string | null;
  text: string;
}

export const notesAbout = (executor: Executor, id: string): Promise<NoteRow[]> =>
  executor.query(
    `SELECT n.id, n.created_at AS at, ${nameOf('u')} AS author, n.text
       FROM person_notes n LEFT JOIN users u ON u.id = n.author_id
      WHERE n.user_id = $1::uuid ORDER BY n.created_at DESC, n.id DESC LIMIT 100`,
    [id],
    'person-notes',
  );

export interface AuditRow {
  id: string;
  at: Date;
  actor: string | null;
  action: string;
  before: { roles?: Role[] } | null;
  after: { roles?: Role[]; reason?: string } | null;
}

export const auditAbout = (executor: Executor, id: string): Promise<AuditRow[]> =>
  executor.query(
    `SELECT e.id, e.at, ${nameOf('u')} AS actor, e.action, e.before, e.after
       FROM audit_entries e LEFT JOIN users u ON u.id = e.actor_id
      WHERE e.subject_type = 'user' AND e.subject_id = $1 ORDER BY e.at DESC, e.id DESC LIMIT 20`,
    [id],
    'person-audit',
  );
