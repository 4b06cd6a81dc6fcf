import { BookingStatus, type ReceivedQuery } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import { hasRefusedRefund } from '../../../money/payments/index.js';
import {
  type Bind,
  type Conditions,
  contains,
  equals,
  ifTrue,
  onDays,
  usedElsewhere,
  whereOf,
} from '../../../platform/database/index.js';
import { longestSlot } from '../../slots/index.js';

/** The filter of a booking list. Days of slots are local to the arena, days of placing to the organisation. */
export interface BookingFilter extends ReceivedQuery<'bookings.admin.export'> {
  scope: CompanyScope;
  now: Date;
}

/** True if the provider refused a refund of the booking `b` that is still owed. */
export const failedRefund = hasRefusedRefund('b.id');

/** The arena's local day of the booking `b`. */
const localDay = '(SELECT left(s.local_start, 10) FROM class_slots s WHERE s.id = b.slot_id)';

/** Uses the same days as the overview's figure. */
const placedOnDays = onDays('b.placed_at');

const atArenas = (where: string): string =>
  `b.arena_id = ANY (ARRAY (SELECT a.id FROM arenas a JOIN locations l ON l.id = a.location_id WHERE ${where}))`;

/**
 * The conditions on the booking `b`. A local day lies within one day of the same day in UTC: the index finds that range,
 * and the local time decides.
 */
const conditions: Conditions<BookingFilter> = {
  scope: (scope, bind) => {
    if (scope === 'all') return null;
    // The scope's parameters are consecutive, so the position of the first one is enough.
    const params = companyParams(scope).map(bind);
    return atArenas(companySql('l.company_id', Number(params[0]?.slice(1) ?? 1)));
  },
  // This expression matches the index definition.
  search: contains(`b.number || ' ' || b.email::text || ' ' || b.name`),
  when: (when, bind, { now }) => (when === 'all' ? null : inTime(when, now, bind)),
  now: usedElsewhere,
  status: equals('b.status'),
  standing: ifTrue(`b.status <> ${BookingStatus.CANCELLED}`),
  mode: equals('b.mode'),
  arenaId: equals('b.arena_id'),
  locationId: (id, bind) => atArenas(`l.id = ${bind(id)}::uuid`),
  companyId: (id, bind) => atArenas(`l.company_id = ${bind(id)}::uuid`),
  slotId: equals('b.slot_id'),
  from: (day, bind, filter) =>
    filter.by === 'placed'
      ? placedOnDays.from(day, bind, filter)
      : `b.starts_at >= ${bind(midnight(addDays(day, -1)))}::timestamptz AND ${localDay} >= ${bind(day)}`,
  to: (day, bind, filter) =>
    filter.by === 'placed'
      ? placedOnDays.to(day, bind, filter)
      : `b.starts_at < ${bind(midnight(addDays(day, 2)))}::timestamptz AND ${localDay} <= ${bind(day)}`,
  by: usedElsewhere,
  failedRefund: ifTrue(failedRefund),
};

export const conditionsOf = (filter: BookingFilter, bind: Bind): string => whereOf(conditions, filter, bind);

/**
 * A booking stores only its start, and the end is the slot's. No slot is longer than `longestSlot`, so the index on the
 * start finds nearly the exact rows.
 */
function inTime(time: 'upcoming' | 'past', now: Date, bind: Bind): string {
  const at = `${bind(now)}::timestamptz`;
  const end = '(SELECT s.ends_at FROM class_slots s WHERE s.id = b.slot_id)';
  if (time === 'past') return `b.starts_at < ${at} AND ${end} <= ${at}`;
  return `b.starts_at > ${at} - ${longestSlot} AND ${end} > ${at}`;
}

const midnight = (day: string): string => `${day}T00:00Z`;
