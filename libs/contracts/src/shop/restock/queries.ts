import { accessTokenQuery } from '../../common/query.ts';

export const restockNoticeQueries = {
  'restockNotices.stop': accessTokenQuery,
} as const;
