import { BookingStatus, limits, RefundStatus, type ReceivedQuery } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import { type Bind, patternOf, searchTerm } from '../../../platform/database/index.js';

/** The filter of a booking list. Days are local to the arena. */
export interface BookingFilter extends ReceivedQuery<'bookings.admin.export'> {
  scope: CompanyScope;
  now: Date;
}

/** True if the provider refused a refund of the booking `b`. */
export const failedRefund = `EXISTS (SELECT 1 FROM payments p JOIN refunds r ON r.payment_id = p.id
  WHERE p.subject_id = b.id AND r.status = ${RefundStatus.FAILED})`;

/** The arena's local day of the booking `b`. */
const localDay = '(SELECT left(s.local_start, 10) FROM class_slots s WHERE s.id = b.slot_id)';

/**
 * Returns the conditions on the booking `b`. The SQL contains only the filters that are set, so that each can use its
 * index.
 */
export function conditionsOf(filter: BookingFilter, bind: Bind): string {
  const all: string[] = ['true'];
  const atArenas = (where: string): string =>
    `b.arena_id = ANY (ARRAY (SELECT a.id FROM arenas a JOIN locations l ON l.id = a.location_id WHERE ${where}))`;
  if (filter.scope !== 'all') {
    // The scope's parameters are consecutive, so the position of the first one is enough.
    const params = companyParams(filter.scope).map(bind);
    all.push(atArenas(companySql('l.company_id', Number(params[0]?.slice(1) ?? 1))));
  }
  const search = searchTerm(filter.search);
  if (search !== null) {
    // This expression matches the index definition.
    all.push(`plain_text(b.number || ' ' || b.email::text || ' ' || b.name) LIKE ${patternOf(search, bind)}`);
  }
  if (filter.when === 'upcoming' || filter.when === 'past') all.push(inTime(filter.when, filter.now, bind));
  if (filter.status !== undefined) all.push(`b.status = ${bind(filter.status)}`);
  if (filter.standing) all.push(`b.status <> ${BookingStatus.CANCELLED}`);
  if (filter.mode !== undefined) all.push(`b.mode = ${bind(filter.mode)}`);
  if (filter.arenaId !== undefined) all.push(`b.arena_id = ${bind(filter.arenaId)}::uuid`);
  if (filter.locationId !== undefined) all.push(atArenas(`l.id = ${bind(filter.locationId)}::uuid`));
  if (filter.companyId !== undefined) all.push(atArenas(`l.company_id = ${bind(filter.companyId)}::uuid`));
  if (filter.slotId !== undefined) all.push(`b.slot_id = ${bind(filter.slotId)}::uuid`);
  // A local day lies within one day of the same day in UTC. The index finds that range, and the local time decides.
  if (filter.from !== undefined) {
    all.push(
      `b.starts_at >= ${bind(midnight(addDays(filter.from, -1)))}::timestamptz AND ${localDay} >= ${bind(filter.from)}`,
    );
  }
  if (filter.to !== undefined) {
    all.push(
      `b.starts_at < ${bind(midnight(addDays(filter.to, 2)))}::timestamptz AND ${localDay} <= ${bind(filter.to)}`,
    );
  }
  if (filter.failedRefund) all.push(failedRefund);
  return all.join(' AND ');
}

/**
 * A booking stores only its start, and the end is the slot's. Slots last at most a day, so the index on the start finds
 * nearly the exact rows.
 */
function inTime(time: 'upcoming' | 'past', now: Date, bind: Bind): string {
  const at = `${bind(now)}::timestamptz`;
  const end = '(SELECT s.ends_at FROM class_slots s WHERE s.id = b.slot_id)';
  if (time === 'past') return `b.starts_at < ${at} AND ${end} <= ${at}`;
  return `b.starts_at > ${at} - interval '${limits.slotMinutesMax} minutes' AND ${end} > ${at}`;
}

const midnight = (day: string): string => `${day}T00:00Z`;
