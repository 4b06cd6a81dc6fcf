import '@/lib/http/account-calls';
import { callQuery } from '@/lib/query/call-query';

export const addressesQuery = () => callQuery('me.addresses.list');
export const emailChangeQuery = () => callQuery('me.emailChange');
export const sessionsQuery = () => callQuery('me.sessions');
export const twoStepQuery = () => callQuery('me.twoStep');
export const signInMethodsQuery = () => callQuery('me.signInMethods');
