import { callQuery } from '@/lib/query/call-query';

/** Where the organisation is reached. */
export const officeQuery = () => callQuery('contacts.office');
