import { accessTokenQuery } from '../../common/query.ts';

export const squadQueries = {
  'squads.change': accessTokenQuery,
  'squads.invite': accessTokenQuery,
  'squads.get': accessTokenQuery,
  'squads.answer': accessTokenQuery,
} as const;
