import { accessTokenQuery } from '../../common/query.ts';

export const waiverQueries = {
  'waivers.get': accessTokenQuery,
  'waivers.sign': accessTokenQuery,
  'waivers.group': accessTokenQuery,
  'waivers.signAsGuest': accessTokenQuery,
} as const;
