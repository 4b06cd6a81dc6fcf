import { callQuery } from '@/lib/query/call-query';

export const membershipQuery = (id: string) => callQuery('memberships.admin.get', { params: { id } });

export const plansQuery = () => callQuery('plans.admin.list');
