import { locationQuery } from '@/lib/chosen-location';
import { callQuery } from '@/lib/query/call-query';

export const wishlistQuery = () => callQuery('wishlist.get', { query: locationQuery() });

export const wishlistSummaryQuery = () => callQuery('wishlist.summary');
