import { type AdminBookingFilter, type BookingMode, BookingStatus, RefundStatus } from '@dronesoccer/contracts';
import { companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import { type Bind, patternOf } from '../../../platform/database/index.js';

/** Null or absent: all. */
export interface BookingFilter {
  scope: CompanyScope;
  /** Part of a number, an e-mail or a name. */
  search: string | null;
  status: BookingStatus | null;
  /** All but the cancelled. */
  isStanding: boolean;
  mode: BookingMode | null;
  arenaId: string | null;
  locationId: string | null;
  companyId: string | null;
  slotId: string | null;
  /** Days at the arena, both included. */
  from: string | null;
  to: string | null;
  hasFailedRefund: boolean;
}

export function filterOf(query: AdminBookingFilter, scope: CompanyScope): BookingFilter {
  const search = query.search?.trim() ?? '';
  return {
    scope,
    // One letter is in everything.
    search: search.length < 2 ? null : search,
    status: query.status ?? null,
    isStanding: query.standing ?? false,
    mode: query.mode ?? null,
    arenaId: query.arenaId ?? null,
    locationId: query.locationId ?? null,
    companyId: query.companyId ?? null,
    slotId: query.slotId ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
    hasFailedRefund: query.failedRefund ?? false,
  };
}

/** A refund of the booking `b` that the provider refused. */
export const failedRefund = `EXISTS (SELECT 1 FROM payments p JOIN refunds r ON r.payment_id = p.id
  WHERE p.subject_id = b.id AND r.status = ${RefundStatus.FAILED})`;

/** A booking with its place: what the conditions speak of. */
export const placedBookings = `bookings b JOIN class_slots s ON s.id = b.slot_id JOIN arenas a ON a.id = s.arena_id
  JOIN locations l ON l.id = a.location_id`;

/** The text holds only the filters that are set, so that each can use its index. */
export function conditionsOf(filter: BookingFilter, bind: Bind): string {
  const all: string[] = [];
  // The scope's parameters follow one another; the first of them says where.
  const params = companyParams(filter.scope).map(bind);
  all.push(companySql('l.company_id', Number(params[0]?.slice(1) ?? 1)));
  if (filter.search !== null) {
    // Written as its index is.
    all.push(`plain_text(b.number || ' ' || b.email::text || ' ' || b.name) LIKE ${patternOf(filter.search, bind)}`);
  }
  if (filter.status !== null) all.push(`b.status = ${bind(filter.status)}`);
  if (filter.isStanding) all.push(`b.status <> ${BookingStatus.CANCELLED}`);
  if (filter.mode !== null) all.push(`b.mode = ${bind(filter.mode)}`);
  if (filter.arenaId !== null) all.push(`s.arena_id = ${bind(filter.arenaId)}::uuid`);
  if (filter.locationId !== null) all.push(`a.location_id = ${bind(filter.locationId)}::uuid`);
  if (filter.companyId !== null) all.push(`l.company_id = ${bind(filter.companyId)}::uuid`);
  if (filter.slotId !== null) all.push(`b.slot_id = ${bind(filter.slotId)}::uuid`);
  if (filter.from !== null) all.push(`left(s.local_start, 10) >= ${bind(filter.from)}`);
  if (filter.to !== null) all.push(`left(s.local_start, 10) <= ${bind(filter.to)}`);
  if (filter.hasFailedRefund) all.push(failedRefund);
  return all.join(' AND ');
}
