import type { BookingEventKind } from '@dronesoccer/contracts';
import { companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import type { Executor } from '../../../platform/database/index.js';
import type { GuardianRecord } from '../place/guardian.js';
import { paidCents } from './impact.queries.js';

/** The parts of a booking that only administrators see. Timestamps are strings, as in JSON. */
export interface BookingDetailsRow {
  guardian: GuardianRecord | null;
  paidCents: number;
  events: {
    id: string;
    kind: BookingEventKind;
    at: string;
    actor: { id: string; name: string } | null;
    amountCents: number | null;
    seats: number | null;
    reason: string | null;
    mail: string | null;
  }[];
}

const eventsOf = `SELECT COALESCE(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'at', e.at,
    'actor', (SELECT json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) FROM users u WHERE u.id = e.actor_id),
    'amountCents', (e.data ->> 'amountCents')::int, 'seats', (e.data ->> 'seats')::int, 'reason', e.data ->> 'reason',
    'mail', e.data ->> 'mail') ORDER BY e.at, e.kind, e.id), '[]')
  FROM booking_events e WHERE e.booking_id = b.id`;

/** Returns null if the scope has no booking with this id. */
export async function bookingDetails(
  executor: Executor,
  id: string,
  scope: CompanyScope,
): Promise<BookingDetailsRow | null> {
  const [row] = await executor.query<BookingDetailsRow>(
    `SELECT b.guardian, ${paidCents} AS "paidCents", (${eventsOf}) AS events
     FROM bookings b JOIN arenas a ON a.id = b.arena_id JOIN locations l ON l.id = a.location_id
     WHERE b.id = $1::uuid AND ${companySql('l.company_id', 2)}`,
    [id, ...companyParams(scope)],
    'booking-details',
  );
  return row ?? null;
}
