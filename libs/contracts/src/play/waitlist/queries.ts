import { byLink, paged } from '../../common/query.ts';

export const waitlistQueries = {
  'waitlist.get': byLink,
  'waitlist.leave': byLink,
  'waitlist.admin.list': paged,
} as const;
