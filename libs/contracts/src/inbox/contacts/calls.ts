import { call, type CallArea } from '../../common/call.ts';
import type { ContactSentWire, OrganisationContactWire } from './wire.ts';

export const contactArea: CallArea = {
  part: 'core',
  validation: 'CONTACT_005',
  invalidData: 'CONTACT_005',
  database: 'CONTACT_001',
  unexpected: 'COMMON_001',
};

/** Calls that only read have a separate error code for a failed read. */
export const contactReading: CallArea = { ...contactArea, validation: 'COMMON_010', database: 'CONTACT_009' };

export const contactCalls = {
  'contacts.office': call<{ reply: OrganisationContactWire }>()({
    area: contactReading,
    method: 'GET',
    path: '/contacts/office',
    summary: 'Address, phone and hours of the organisation, and who reads safe-sport reports',
    access: 'public',
    errors: [],
  }),
  'contacts.send': call<{ reply: ContactSentWire }>()({
    area: contactArea,
    method: 'POST',
    path: '/contacts',
    summary: 'Write to the organisation: a question, about membership, a franchise or safe sport',
    access: 'optional',
    status: 201,
    limit: 'contact',
    idempotent: true,
    errors: ['CONTACT_002', 'CONTACT_004'],
  }),
};
