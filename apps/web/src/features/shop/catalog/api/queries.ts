import { limits, type ProductDetailWire } from '@dronesoccer/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { locationQuery } from '@/lib/chosen-location';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
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
        // By default a search is sorted by relevance, so no sort is sent.
        ...(!(search && sort === defaultSort) && { sort }),
      },
    }),
    // Keep the current list on screen while another page or sort order loads, so that the layout does not jump.
    placeholderData: keepPreviousData,
  };
}

export const productQuery = (slug: string) => callQuery('products.get', { params: { slug }, query: locationQuery() });

export interface PreviewedProduct extends ProductDetailWire {
  /** True if the product is not in the shop and is shown as it will look there. */
  isPreview?: true;
}

/**
 * The product of a preview link: its saved state while it is not in the shop, otherwise its public page, so that a link
 * stays useful after the publication and after it has expired.
 */
export function productPreviewQuery(slug: string, token: string) {
  const options = { params: { slug }, query: { ...locationQuery(), token }, skipLoader: true };
  return {
    ...callQuery('products.preview', options),
    // Few visitors open a preview, so the other pages do not download its call.
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PreviewedProduct> => {
      await import('@/lib/http/event-calls');
      try {
        const product = await call('products.preview', { ...options, signal });
        return product.isActive ? product : { ...product, isActive: true, isPreview: true };
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'PROD_012')) throw error;
        return call('products.get', { params: { slug }, query: locationQuery(), skipLoader: true, signal });
      }
    },
    gcTime: 0,
  };
}

/** A few popular products, for pages that have no products of their own to show. */
export const popularQuery = (count: number) =>
  callQuery('products.list', { query: { sort: 'popular', inStock: true, pageSize: count, ...locationQuery() } });

/**
 * Parts that cost at least this many dollars, cheapest first. The list is longer than the two that are shown, because
 * some may be in the cart already and others may fit another class.
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

/** Products that go with a product or, with `instead`, replace an unavailable one. All of them can be bought. */
export const relatedQuery = (slug: string, instead: boolean) =>
  callQuery('products.related', { params: { slug }, query: { ...locationQuery(), ...(instead && { instead }) } });

/** Products by id, in the given order. */
export const productsByIdQuery = (ids: readonly string[]) =>
  callQuery('products.byIds', { query: { ids: ids.join(','), ...locationQuery() } });
