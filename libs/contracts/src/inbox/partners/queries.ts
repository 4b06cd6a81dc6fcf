import { paged } from '../../common/query.ts';

export const partnerQueries = {
  'partners.list': paged,
} as const;
