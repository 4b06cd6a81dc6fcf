import { call, listAndExport, listCall } from '../../../common/call.ts';
import type { BulkWire } from '../../../common/bulk.ts';
import { Role } from '../../../common/enums.ts';
import type { Page } from '../../../common/wire.ts';
import { contactArea, contactReading } from '../calls.ts';
import type {
  CannedAnswerWire,
  ContactBeforeWire,
  ContactPeopleWire,
  ContactSummaryWire,
  ContactWire,
} from './wire.ts';

const access = [Role.SUPER_ADMIN] as const;
const [reading, changing] = [{ area: contactReading, access } as const, { area: contactArea, access } as const];

/** Every change returns the whole contact, so the screen never has to guess. */
export const contactAdminCalls = {
  ...listAndExport<Page<ContactSummaryWire>>()('contacts.admin', {
    ...reading,
    path: '/contacts',
    list: 'Contacts of the last days, the newest first; safe-sport reports have calls of their own',
    export: 'The filtered contacts as CSV, the newest first',
    whenEmpty: 'CONTACT_003',
    errors: ['CONTACT_010'],
  }),
  'contacts.admin.people': call<{ reply: ContactPeopleWire }>()({
    ...reading,
    method: 'GET',
    path: '/contacts/people',
    summary:
      'Who can be given a contact: the active super administrators, and among them the readers of safe-sport reports',
    errors: [],
  }),
  'contacts.admin.get': call<{ reply: ContactWire }>()({
    ...reading,
    method: 'GET',
    path: '/contacts/:id',
    summary: 'One contact with what was answered and the others of its e-mail',
    errors: ['CONTACT_003'],
  }),
  'contacts.admin.update': call<{ reply: ContactWire }>()({
    ...changing,
    method: 'PUT',
    path: '/contacts/:id',
    summary: 'State and assignee; refused when it was changed since it was read',
    errors: ['CONTACT_003', 'CONTACT_011', 'COMMON_011'],
  }),
  'contacts.admin.bulk': call<{ reply: BulkWire<ContactBeforeWire> }>()({
    ...changing,
    method: 'POST',
    path: '/contacts/bulk',
    summary:
      'State and assignee of several contacts, each with its own result; the changed ones carry their former values',
    idempotent: true,
    errors: [],
  }),
  'contacts.admin.answer': call<{ reply: ContactWire }>()({
    ...changing,
    method: 'POST',
    path: '/contacts/:id/answers',
    summary: 'Answer by mail, or by text message where the person agreed to it',
    status: 201,
    idempotent: true,
    errors: ['CONTACT_003', 'CONTACT_006', 'CONTACT_007', 'CONTACT_011', 'COMMON_011'],
  }),
  'contacts.admin.mail': call<{ reply: ContactWire }>()({
    ...changing,
    method: 'PATCH',
    path: '/contacts/:id/mail',
    summary: 'Whether it was handled by mail',
    errors: ['CONTACT_003', 'CONTACT_006'],
  }),
  'contacts.admin.sms': call<{ reply: ContactWire }>()({
    ...changing,
    method: 'PATCH',
    path: '/contacts/:id/sms',
    summary: 'Whether it was handled by text message',
    errors: ['CONTACT_003', 'CONTACT_007'],
  }),
  'contacts.admin.deactivate': call<{ reply: ContactWire }>()({
    ...changing,
    method: 'DELETE',
    path: '/contacts/:id',
    summary: 'Hide a contact; it is deleted 400 days later',
    errors: ['CONTACT_003', 'CONTACT_008'],
  }),
  'contactAnswers.admin.list': call<{ reply: CannedAnswerWire[] }>()({
    ...reading,
    method: 'GET',
    path: '/contact-answers',
    summary: 'The canned answers',
    errors: [],
  }),
  'contactAnswers.admin.create': call<{ reply: CannedAnswerWire }>()({
    ...changing,
    method: 'POST',
    path: '/contact-answers',
    summary: 'Add a canned answer',
    status: 201,
    idempotent: true,
    errors: [],
  }),
  'contactAnswers.admin.update': call<{ reply: CannedAnswerWire }>()({
    ...changing,
    method: 'PUT',
    path: '/contact-answers/:id',
    summary: 'Change a canned answer; what was sent with it stays as it was',
    errors: ['CONTACT_011', 'CONTACT_012', 'COMMON_011'],
  }),
  'contactAnswers.admin.remove': call<{ reply: null }>()({
    ...changing,
    method: 'DELETE',
    path: '/contact-answers/:id',
    summary: 'Delete a canned answer',
    errors: ['CONTACT_012'],
  }),
  // The reports do not exist for callers who may not read them: the answer is 404, never 403.
  'safeSport.admin.list': call<{ reply: Page<ContactSummaryWire> }>()({
    ...listCall,
    ...reading,
    path: '/safe-sport',
    summary: 'Safe-sport reports, for the people named in the settings',
    errors: ['CONTACT_003'],
  }),
  'safeSport.admin.get': call<{ reply: ContactWire }>()({
    ...reading,
    method: 'GET',
    path: '/safe-sport/:id',
    summary: 'One safe-sport report; that it was opened is recorded',
    errors: ['CONTACT_003'],
  }),
  'safeSport.admin.update': call<{ reply: ContactWire }>()({
    ...changing,
    method: 'PUT',
    path: '/safe-sport/:id',
    summary: 'State and assignee of a safe-sport report',
    errors: ['CONTACT_003', 'CONTACT_011', 'COMMON_011'],
  }),
  'safeSport.admin.answer': call<{ reply: ContactWire }>()({
    ...changing,
    method: 'POST',
    path: '/safe-sport/:id/answers',
    summary: 'Answer a safe-sport report whose sender wants to be contacted',
    status: 201,
    idempotent: true,
    errors: ['CONTACT_003', 'CONTACT_006', 'CONTACT_007', 'CONTACT_011', 'COMMON_011'],
  }),
};
