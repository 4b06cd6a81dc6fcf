import '@/lib/http/event-calls';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';
import { daysOfMonth, type EventFilters } from '../model/filters';

/** A multiple of three and two, so that the rows are full. */
export const eventsOnPage = 12;

export const eventsQuery = ({ province, month }: EventFilters, page: number) =>
  listQuery('events.list', {
    query: {
      ...{ page, pageSize: eventsOnPage },
      ...(province !== null && { province }),
      ...(month !== null && daysOfMonth(month)),
    },
  });

/** The next events, as many as a row on a wide screen shows. */
export const nextEventsQuery = () => callQuery('events.list', { query: { pageSize: 3 } });

/** Loads an event by its slug, or by the id of a tournament's slot. A preview's token shows its draft. */
export const eventQuery = (address: string, preview: string | null) =>
  preview === null
    ? callQuery('events.get', { params: { address } })
    : { ...callQuery('events.preview', { params: { address }, query: { token: preview } }), gcTime: 0 };
