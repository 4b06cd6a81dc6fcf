import { atLocation } from '../../common/query.ts';

export const wishlistQueries = {
  'wishlist.get': atLocation,
} as const;
