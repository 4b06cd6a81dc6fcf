import {
  type ContactFilter as Wanted,
  type ContactState,
  type InboxType,
  limits,
  patterns,
} from '@dronesoccer/contracts';
import { type Bind, patternOf } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { inScope } from '../contacts.queries.js';

/** Null: all. */
export interface ContactFilter {
  /** Received at this instant or later. */
  since: Date | null;
  type: InboxType | null;
  state: ContactState | null;
  assignee: string | null;
  search: string | null;
  isSuspected: boolean;
}

const day = 86_400_000;
const unknownPerson = { en: 'Choose a person, me or none', fr: 'Choisissez une personne, « me » ou « none »' };

/** @throws AppError CONTACT_010 for days beyond 1 to 365, COMMON_010 for an assignee who is none */
export function filterOf(query: Wanted, callerId: string, now: Date): ContactFilter {
  const days = daysOf(query.days);
  const search = query.search?.trim() ?? '';
  return {
    since: days === null ? null : new Date(now.getTime() - days * day),
    type: query.type ?? null,
    state: query.state ?? null,
    assignee: assigneeOf(query.assignee, callerId),
    // One letter is in everything.
    search: search.length < 2 ? null : search,
    isSuspected: query.suspected ?? false,
  };
}

function daysOf(sent: unknown): number | null {
  if (sent === undefined) return null;
  const days = typeof sent === 'string' && /^\d{1,3}$/.test(sent) ? Number(sent) : 0;
  const { min, max } = limits.contactDays;
  if (days < min || days > max) throw new AppError('CONTACT_010');
  return days;
}

function assigneeOf(sent: string | undefined, callerId: string): string | null {
  if (sent === undefined || sent === 'none') return sent ?? null;
  if (sent === 'me') return callerId;
  if (patterns.uuid.test(sent)) return sent;
  throw new AppError('COMMON_010', { errors: [{ field: 'assignee', message: unknownPerson }] });
}

/** On `contacts c`. The text holds only the filters that are set, so that each can use its index. */
export function conditionsOf(filter: ContactFilter, bind: Bind): string {
  const all = [
    inScope('inbox'),
    'c.deactivated_at IS NULL',
    filter.isSuspected ? 'c.is_suspected' : 'NOT c.is_suspected',
  ];
  if (filter.since !== null) all.push(`c.created_at >= ${bind(filter.since)}`);
  if (filter.type !== null) all.push(`c.type = ${bind(filter.type)}`);
  if (filter.state !== null) all.push(`c.state = ${bind(filter.state)}`);
  if (filter.assignee === 'none') all.push('c.assignee_id IS NULL');
  else if (filter.assignee !== null) all.push(`c.assignee_id = ${bind(filter.assignee)}::uuid`);
  if (filter.search !== null) {
    // Written as its index is.
    const words = `c.number || ' ' || c.email::text || ' ' || c.full_name || ' ' || c.message`;
    all.push(`plain_text(${words}) LIKE ${patternOf(filter.search, bind)}`);
  }
  return all.join(' AND ');
}
