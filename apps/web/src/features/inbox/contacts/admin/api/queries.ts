import { callQuery } from '@/lib/query/call-query';
import type { ContactScope } from '../model/scope';

export const peopleQuery = () => callQuery('contacts.admin.people');

/** Loads one row of the suspected spam messages, for their total. */
export const suspectedQuery = () => callQuery('contacts.admin.list', { query: { suspected: true, pageSize: 1 } });

export const cannedAnswersQuery = () => callQuery('contactAnswers.admin.list');

/** Every read of a report is logged as an access, so a report is loaded once each time it is opened. */
export const contactQuery = (id: string, scope: ContactScope) =>
  scope === 'inbox'
    ? { ...callQuery('contacts.admin.get', { params: { id } }), staleTime: 0 }
    : { ...callQuery('safeSport.admin.get', { params: { id } }), staleTime: Infinity, gcTime: 0 };
