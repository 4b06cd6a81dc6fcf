import { callQuery } from '@/lib/query/call-query';

/** Loads the organisation's contact details. */
export const officeQuery = () => callQuery('contacts.office');
