import type { ContactWire } from '@dronesoccer/contracts';
import { type Audit, Edits } from '../../../platform/audit/index.js';
import type { Tx } from '../../../platform/database/index.js';
import type { ContactScope } from '../contacts.queries.js';
import { presentContact } from './contacts.presenter.js';
import { type ContactChange, type ContactDetailRow, lockContact } from './contacts.queries.js';

/** Returns the current values of the fields that administrators change. */
export const editableFields = (row: ContactDetailRow): ContactChange => ({
  state: row.state,
  assigneeId: row.assignee?.id ?? null,
  isSuspected: row.isSuspected,
  isMailSent: row.isMailSent,
  isSmsSent: row.isSmsSent,
  deactivatedAt: row.deactivatedAt,
});

/** The audit records the actions on a contact, but never the text that anyone wrote. */
export const contactEdits = (
  audit: Audit,
  scope: ContactScope,
): Edits<ContactDetailRow, ContactWire, ContactScope, Tx> =>
  new Edits(audit, {
    subject: scope === 'inbox' ? 'contact' : 'safe-sport',
    ...{ missing: 'CONTACT_003', changed: 'CONTACT_011', audited: editableFields, named: ({ number }) => number },
    hold: lockContact,
    present: presentContact,
  });
