import '@/lib/http/club-calls';
import { callQuery } from '@/lib/query/call-query';

/** The children of the account and the adults who share its family plan. */
export const familyQuery = () => callQuery('family.get');
