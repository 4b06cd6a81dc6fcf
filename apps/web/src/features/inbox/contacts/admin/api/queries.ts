import { callQuery } from '@/lib/query/call-query';
import type { ContactScope } from '../model/scope';

export const peopleQuery = () => callQuery('contacts.admin.people');

/** For its total: how many messages are kept aside. */
export const suspectedQuery = () => callQuery('contacts.admin.list', { query: { suspected: true, pageSize: 1 } });

export const cannedAnswersQuery = () => callQuery('contactAnswers.admin.list');

/** Each reading of a report is recorded as an opening, so it is read once for each time it is opened. */
export const contactQuery = (id: string, scope: ContactScope) =>
  scope === 'inbox'
    ? { ...callQuery('contacts.admin.get', { params: { id } }), staleTime: 0 }
    : { ...callQuery('safeSport.admin.get', { params: { id } }), staleTime: Infinity, gcTime: 0 };
