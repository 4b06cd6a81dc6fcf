import { accessTokenQuery } from '../../common/query.ts';

export const familyQueries = {
  'family.invitation': accessTokenQuery,
  'family.accept': accessTokenQuery,
} as const;
