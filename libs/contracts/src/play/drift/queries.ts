import { paged } from '../../common/query.ts';

export const slotDriftQueries = {
  'slotDrift.admin.list': paged,
} as const;
