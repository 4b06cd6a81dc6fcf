import { type ContactDetailsWire, patterns, type ReceivedQuery, limits } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { contains, equals, type SqlList, usedElsewhere } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { inScope } from '../contacts.queries.js';
import { contactColumns, type ContactRow } from './contacts.queries.js';

interface ContactContext {
  /** The user that the assignee filter `me` refers to. */
  callerId: string;
  now: Date;
}

const unknownPerson = { en: 'Choose a person, me or none', fr: 'Choisissez une personne, « me » ou « none »' };

function daysOf(sent: unknown): number {
  const days = typeof sent === 'string' && /^\d{1,3}$/.test(sent) ? Number(sent) : 0;
  const { min, max } = limits.contactDays;
  if (days < min || days > max) throw new AppError('CONTACT_010');
  return days;
}

function assigneeOf(sent: string, callerId: string): string {
  if (sent === 'me') return callerId;
  if (patterns.uuid.test(sent)) return sent;
  throw new AppError('COMMON_010', { errors: [{ field: 'assignee', message: unknownPerson }] });
}

/**
 * The contacts in the inbox, latest first. Reading them throws CONTACT_010 if `days` is outside 1 to 365, and COMMON_010
 * if the assignee is not a user ID, `me` or `none`.
 */
export const contactList: SqlList<ContactRow, ReceivedQuery<'contacts.admin.list'>, ContactContext> = {
  columns: contactColumns,
  from: 'contacts c',
  where: (_bind, { suspected = false }) =>
    `${inScope('inbox')} AND c.deactivated_at IS NULL AND ${suspected ? 'c.is_suspected' : 'NOT c.is_suspected'}`,
  filters: {
    days: (sent, bind, { now }) => `c.created_at >= ${bind(new Date(now.getTime() - daysOf(sent) * msPerDay))}`,
    type: equals('c.type'),
    state: equals('c.state'),
    assignee: (sent, bind, { callerId }) =>
      sent === 'none' ? 'c.assignee_id IS NULL' : `c.assignee_id = ${bind(assigneeOf(sent, callerId))}::uuid`,
    search: contains(`c.number || ' ' || c.email::text || ' ' || c.full_name || ' ' || c.message`),
    suspected: usedElsewhere,
  },
  order: 'c.created_at DESC, c.id DESC',
};

export interface ExportedContact extends ContactRow {
  phone: string | null;
  message: string;
  details: ContactDetailsWire;
}

export const contactExport: SqlList<ExportedContact, ReceivedQuery<'contacts.admin.export'>, ContactContext> = {
  ...contactList,
  columns: `${contactColumns}, c.phone, c.message, c.details`,
};

/** The safe-sport reports, latest first. */
export const reportList: SqlList<ContactRow, ReceivedQuery<'safeSport.admin.list'>> = {
  columns: contactColumns,
  from: 'contacts c',
  where: inScope('safeSport'),
  filters: { state: equals('c.state') },
  order: 'c.created_at DESC, c.id DESC',
};
