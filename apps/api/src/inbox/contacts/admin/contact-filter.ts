import { limits, patterns, type ReceivedQuery } from '@dronesoccer/contracts';
import { type Bind, patternOf, searchTerm } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { inScope } from '../contacts.queries.js';

export interface ContactFilter extends ReceivedQuery<'contacts.admin.export'> {
  /** The user that the assignee filter `me` refers to. */
  callerId: string;
  now: Date;
}

const day = 86_400_000;
const unknownPerson = { en: 'Choose a person, me or none', fr: 'Choisissez une personne, « me » ou « none »' };

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

/**
 * Builds conditions on `contacts c`. The SQL contains only the filters that are set, so that each filter can use its
 * index.
 *
 * @throws AppError CONTACT_010 if `days` is outside 1 to 365, COMMON_010 if the assignee is not a user ID, `me` or
 * `none`
 */
export function conditionsOf({ suspected = false, type, state, now, ...filter }: ContactFilter, bind: Bind): string {
  const all = [inScope('inbox'), 'c.deactivated_at IS NULL', suspected ? 'c.is_suspected' : 'NOT c.is_suspected'];
  const days = daysOf(filter.days);
  if (days !== null) all.push(`c.created_at >= ${bind(new Date(now.getTime() - days * day))}`);
  if (type !== undefined) all.push(`c.type = ${bind(type)}`);
  if (state !== undefined) all.push(`c.state = ${bind(state)}`);
  const assignee = assigneeOf(filter.assignee, filter.callerId);
  if (assignee === 'none') all.push('c.assignee_id IS NULL');
  else if (assignee !== null) all.push(`c.assignee_id = ${bind(assignee)}::uuid`);
  const search = searchTerm(filter.search);
  if (search !== null) {
    // This expression must match the index definition.
    const words = `c.number || ' ' || c.email::text || ' ' || c.full_name || ' ' || c.message`;
    all.push(`plain_text(${words}) LIKE ${patternOf(search, bind)}`);
  }
  return all.join(' AND ');
}
