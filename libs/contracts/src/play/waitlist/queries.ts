import { accessTokenQuery, paged } from '../../common/query.ts';

export const waitlistQueries = {
  'waitlist.get': accessTokenQuery,
  'waitlist.leave': accessTokenQuery,
  'waitlist.admin.list': paged,
} as const;
