import {
  ArenaClass,
  categoriesOf,
  categoryMenu,
  limits,
  productSorts,
  type CategorySlug,
  type ProductSort,
} from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';

/** The part of the catalogue that is shown. All of it is in the URL, so that it survives a reload, Back and sharing. */
export interface Listing {
  /** The category as in the URL: a menu slug or a category's name; null for all products. */
  category: string | null;
  search: string;
  sale: boolean;
  inStock: boolean;
  arenaClass: ArenaClass | null;
  /** A whole number of dollars. */
  minPrice: number | null;
  maxPrice: number | null;
  sort: ProductSort;
  /** The page number, starting at 1. */
  page: number;
}

/** The filters that narrow a category or a search and can be removed again. */
export type Filters = Pick<Listing, 'sale' | 'inStock' | 'arenaClass' | 'minPrice' | 'maxPrice'>;

export const defaultSort: ProductSort = 'newest';
export const noFilters: Filters = { sale: false, inStock: false, arenaClass: null, minPrice: null, maxPrice: null };
/** Choosing a category resets the other filters; only the sort stays. */
export const freshListing = { category: null, search: '', ...noFilters } as const;

/** The class names as used in the URL. */
const classNames = { [ArenaClass.CLASS_20]: '20', [ArenaClass.CLASS_40]: '40' } as const;

export function readListing(params: URLSearchParams): Listing {
  const page = Number(params.get('page'));
  const min = readDollars(params.get('min'));
  const max = readDollars(params.get('max'));
  // Swapped bounds are put in order.
  const isSwapped = min !== null && max !== null && min > max;
  return {
    category: params.get('category')?.trim() || null,
    search: params.get('search')?.trim() ?? '',
    sale: isOn(params.get('sale')),
    inStock: isOn(params.get('stock')),
    arenaClass: Object.values(ArenaClass).find((each) => classNames[each] === params.get('class')) ?? null,
    minPrice: isSwapped ? max : min,
    maxPrice: isSwapped ? min : max,
    sort: productSorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, limits.pageNumberMax) : 1,
  };
}

const isOn = (value: string | null): boolean => value === '1' || value === 'true';

/** Parses whole dollars within the server's range. Returns null for anything else. */
export function readDollars(text: string | null): number | null {
  if (text === null || !/^\d{1,8}$/.test(text.trim())) return null;
  const dollars = Number(text);
  return dollars <= limits.totalMax ? dollars : null;
}

/** Returns the shop's URL for a listing, without default values. Any change except to the page goes to page 1. */
export function listingPath(listing: Listing, change: Partial<Listing> = {}): string {
  const nextListing = { ...listing, page: 1, ...change };
  const params = new URLSearchParams();
  if (nextListing.category) params.set('category', nextListing.category);
  if (nextListing.search) params.set('search', nextListing.search);
  if (nextListing.sale) params.set('sale', '1');
  if (nextListing.inStock) params.set('stock', '1');
  if (nextListing.arenaClass !== null) params.set('class', classNames[nextListing.arenaClass]);
  if (nextListing.minPrice !== null) params.set('min', String(nextListing.minPrice));
  if (nextListing.maxPrice !== null) params.set('max', String(nextListing.maxPrice));
  if (nextListing.sort !== defaultSort) params.set('sort', nextListing.sort);
  if (nextListing.page > 1) params.set('page', String(nextListing.page));
  const query = params.toString();
  return query ? `${paths.shop}?${query}` : paths.shop;
}

/** Counts the active filters. A price range counts as one. */
export function filterCount({ sale, inStock, arenaClass, minPrice, maxPrice }: Filters): number {
  return [sale, inStock, arenaClass !== null, minPrice !== null || maxPrice !== null].filter(Boolean).length;
}

/** Returns the menu entry of a URL category, or null if the category is unknown or has no entry. */
export function menuSlugOf(category: string | null): CategorySlug | null {
  if (category === null) return null;
  const meant = categoriesOf(category);
  return categoryMenu.find(({ categories }) => meant?.some((id) => categories.includes(id)))?.slug ?? null;
}

export const isKnownCategory = (category: string): boolean => categoriesOf(category) !== null;
