import { accessTokenQuery } from '../../common/query.ts';

export const waiverQueries = { 'waivers.get': accessTokenQuery, 'waivers.sign': accessTokenQuery } as const;
