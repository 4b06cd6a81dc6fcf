import '@/lib/http/club-calls';
import type { ProvinceCode } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';

/** The plans that are offered; without a province they have no taxes. */
export const plansQuery = (province: ProvinceCode | null = null) =>
  callQuery('memberships.plans', { query: province === null ? {} : { province } });

export const myMembershipQuery = () => callQuery('me.membership');

export const membershipQuery = (id: string) => callQuery('memberships.get', { params: { id } });
