import { byLink } from '../../common/query.ts';

export const restockNoticeQueries = {
  'restockNotices.stop': byLink,
} as const;
