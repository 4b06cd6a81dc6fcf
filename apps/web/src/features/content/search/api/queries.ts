import '@/lib/http/content-calls';
import { siteSearchMin } from '@dronesoccer/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';

/** The results of a search. The previous ones stay on screen until the new ones arrive. */
export const siteSearchQuery = (term: string) => ({
  ...callQuery('search.site', { query: { q: term } }),
  enabled: isLongEnough(term),
  placeholderData: keepPreviousData,
});

/** Returns whether a search has enough letters to find something. */
export const isLongEnough = (term: string): boolean => (term.match(/[\p{L}\p{N}]/gu) ?? []).length >= siteSearchMin;

const popularCount = 4;

/** The bestsellers, for a search without results. */
export const popularQuery = () =>
  callQuery('products.list', { query: { sort: 'popular', inStock: true, pageSize: popularCount } });
