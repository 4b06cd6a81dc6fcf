import {
  BookingStatus,
  CampaignStatus,
  ContactState,
  inboxTypes,
  MembershipStatus,
  SlotState,
  SubscriptionState,
  type Trend,
} from '@dronesoccer/contracts';
import { companyParams, type CompanyScope, companySql } from '../../../../platform/access/index.js';
import type { Executor } from '../../../../platform/database/index.js';

/** The begin of the period before, the begin of the period, and its end. */
export type Instants = readonly [Date, Date, Date];

interface ArenaActivity {
  bookings: Trend;
  offered: Trend;
  taken: Trend;
}

const trend = (figure: string, at: string): string => `jsonb_build_object(
  'current', COALESCE(${figure} FILTER (WHERE ${at} >= $2::timestamptz), 0),
  'previous', COALESCE(${figure} FILTER (WHERE ${at} < $2::timestamptz), 0))`;

const inScope = (at: string): string => `${at} >= $1::timestamptz AND ${at} < $3::timestamptz
  AND ($4::uuid IS NULL OR a.location_id = $4::uuid) AND ${companySql('l.company_id', 5)}`;

const ofArena = 'JOIN arenas a ON a.id = s.arena_id JOIN locations l ON l.id = a.location_id';

/** Counts bookings by the day they were placed, and seats by the day of their slot, in one statement. */
export async function arenaActivity(
  executor: Executor,
  instants: Instants,
  { locationId, scope }: { locationId: string | undefined; scope: CompanyScope },
): Promise<ArenaActivity> {
  const [row] = await executor.query<ArenaActivity>(
    `SELECT b.bookings, t.offered, t.taken FROM (
       SELECT ${trend('count(*)', 'b.placed_at')} AS bookings
       FROM bookings b JOIN class_slots s ON s.id = b.slot_id ${ofArena}
       WHERE b.status <> ${BookingStatus.CANCELLED} AND ${inScope('b.placed_at')}) b
     CROSS JOIN (
       SELECT ${trend(`sum(CASE s.state WHEN ${SlotState.OPEN} THEN s.capacity ELSE s.taken END)`, 's.starts_at')} AS offered,
         ${trend('sum(s.taken)', 's.starts_at')} AS taken
       FROM class_slots s ${ofArena} WHERE s.state <> ${SlotState.CANCELLED} AND ${inScope('s.starts_at')}) t`,
    [...instants, locationId ?? null, ...companyParams(scope)],
    'activity-arenas',
  );
  if (row === undefined) throw new Error('A count has one row');
  return row;
}

/** Counts the people with a running membership on the last day of each period. */
export async function memberTrend(executor: Executor, to: string, previousTo: string): Promise<Trend> {
  const on = (day: string) => `(count(DISTINCT COALESCE(m.child_id, m.user_id))
    FILTER (WHERE ${day}::date BETWEEN m.first_day AND m.last_day))::int`;
  const [row] = await executor.query<Trend>(
    `SELECT ${on('$1')} AS current, ${on('$2')} AS previous FROM memberships m
     WHERE m.status IN (${MembershipStatus.ACTIVE}, ${MembershipStatus.EXPIRED})`,
    [to, previousTo],
    'activity-members',
  );
  return row ?? { current: 0, previous: 0 };
}

/** Counts the subscribers who had confirmed and not left by the end of each period. */
export async function subscriberTrend(executor: Executor, [, middle, end]: Instants): Promise<Trend> {
  const by = (at: string) => `(count(*) FILTER (WHERE s.confirmed_at < ${at}::timestamptz
    AND (s.state = ${SubscriptionState.SUBSCRIBED} OR s.ended_at >= ${at}::timestamptz)))::int`;
  const [row] = await executor.query<Trend>(
    `SELECT ${by('$1')} AS current, ${by('$2')} AS previous FROM newsletter_subscriptions s`,
    [end, middle],
    'activity-subscribers',
  );
  return row ?? { current: 0, previous: 0 };
}

/**
 * Counts the contacts that waited for an answer at the end of each period. A contact waits from its arrival until
 * someone answers, opens or deactivates it.
 */
export async function waitingTrend(executor: Executor, [, middle, end]: Instants): Promise<Trend> {
  const at = (instant: string) => `(count(*) FILTER (WHERE w.since < ${instant}::timestamptz
    AND (w.until IS NULL OR w.until >= ${instant}::timestamptz)))::int`;
  const opens = (before: string, after: string) =>
    `${before} ->> 'state' = '${ContactState.NEW}' AND ${after} ->> 'state' <> '${ContactState.NEW}'`;
  const [row] = await executor.query<Trend>(
    `SELECT ${at('$1')} AS current, ${at('$2')} AS previous FROM (
       SELECT c.created_at AS since, CASE WHEN c.state = ${ContactState.NEW} THEN c.deactivated_at
         ELSE COALESCE(LEAST(c.deactivated_at, answered.at, opened.at), c.created_at) END AS until
       FROM contacts c
       LEFT JOIN (SELECT contact_id, min(created_at) AS at FROM contact_messages GROUP BY contact_id) answered
         ON answered.contact_id = c.id
       LEFT JOIN (SELECT s.id, min(s.at) AS at FROM (
           SELECT subject_id AS id, at FROM audit_entries
            WHERE subject_type = 'contact' AND ${opens('before', 'after')}
           UNION ALL
           -- A bulk call has the values of each contact under its number.
           SELECT k.id::text, e.at FROM audit_entries e
            CROSS JOIN LATERAL unnest(e.subject_ids) AS named(id) JOIN contacts k ON k.id = named.id::uuid
            WHERE e.subject_type = 'contact' AND ${opens('e.before -> k.number', 'e.after -> k.number')}) s
         GROUP BY s.id) opened ON opened.id = c.id::text
       WHERE c.type IN (${inboxTypes.join(', ')}) AND NOT c.is_suspected) w`,
    [end, middle],
    'activity-contacts',
  );
  return row ?? { current: 0, previous: 0 };
}

export const nextCampaigns = (executor: Executor): Promise<{ id: string; title: string; scheduledAt: Date }[]> =>
  executor.query(
    `SELECT c.id, c.title, c.scheduled_at AS "scheduledAt" FROM campaigns c
     WHERE c.status = ${CampaignStatus.SCHEDULED} AND c.cancelled_at IS NULL AND c.scheduled_at IS NOT NULL
     ORDER BY c.scheduled_at, c.id LIMIT 3`,
    [],
    'activity-campaigns',
  );
