import { callQuery } from '@/lib/query/call-query';

export const addressesQuery = () => callQuery('me.addresses.list');
export const sessionsQuery = () => callQuery('me.sessions');
