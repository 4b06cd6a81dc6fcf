import { limits } from '@dronesoccer/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { locationQuery } from '@/lib/chosen-location';
import { callQuery } from '@/lib/query/call-query';
import type { Listing } from '../model/listing';
import { defaultSort } from '../model/listing';

const pageSize = limits.page.default;

/** One page of the catalogue, with the stock at the chosen location. */
export function productsQuery({
  category,
  search,
  sale,
  inStock,
  arenaClass,
  minPrice,
  maxPrice,
  sort,
  page,
}: Listing) {
  return {
    ...callQuery('products.list', {
      query: {
        page,
        pageSize,
        ...locationQuery(),
        ...(category && { category }),
        ...(search && { search: search.slice(0, limits.searchTermMax) }),
        ...(sale && { sale }),
        ...(inStock && { inStock }),
        ...(arenaClass !== null && { class: arenaClass }),
        ...(minPrice !== null && { minPrice }),
        ...(maxPrice !== null && { maxPrice }),
        // A search without a wish for an order comes the best match first.
        ...(!(search && sort === defaultSort) && { sort }),
      },
    }),
    // While another page or order loads, what is there stays instead of jumping away.
    placeholderData: keepPreviousData,
  };
}

export const productQuery = (slug: string) => callQuery('products.get', { params: { slug }, query: locationQuery() });

/** A few products that people like, for pages that have none of their own to show. */
export const popularQuery = (count: number) =>
  callQuery('products.list', { query: { sort: 'popular', inStock: true, pageSize: count, ...locationQuery() } });

/**
 * Parts of at least this many dollars, the cheapest first. The list is longer than the two that are shown, because the
 * cart may hold some and others fit another class.
 */
export const partsFromQuery = (minPrice: number) => ({
  ...callQuery('products.list', {
    query: {
      ...{ category: 'parts-and-accessories', sort: 'price-asc' as const, inStock: true, minPrice, pageSize: 24 },
      ...locationQuery(),
    },
  }),
  placeholderData: keepPreviousData,
});

/** What goes with a product or, `instead` of one that cannot be had, takes its place; only what can be bought. */
export const relatedQuery = (slug: string, instead: boolean) =>
  callQuery('products.related', { params: { slug }, query: { ...locationQuery(), ...(instead && { instead }) } });

/** Products known by their ids alone, in that order. */
export const productsByIdQuery = (ids: readonly string[]) =>
  callQuery('products.byIds', { query: { ids: ids.join(','), ...locationQuery() } });
