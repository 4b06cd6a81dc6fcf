import { categoriesOf, categoryMenu, productSorts, type CategorySlug, type ProductSort } from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';

/** What of the catalogue is shown; all of it stands in the address, so that it survives reload, Back and sharing. */
export interface Listing {
  /** As the address says it: a menu slug or a category's name; null for all products. */
  category: string | null;
  search: string;
  sale: boolean;
  sort: ProductSort;
  /** The first page is 1. */
  page: number;
}

export const defaultSort: ProductSort = 'newest';

export function readListing(params: URLSearchParams): Listing {
  const page = Number(params.get('page'));
  return {
    category: params.get('category')?.trim() || null,
    search: params.get('search')?.trim() ?? '',
    sale: params.get('sale') === '1' || params.get('sale') === 'true',
    sort: productSorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The shop's address for a listing; what is as usual is left out. Any change but that of the page goes to page 1. */
export function listingPath(listing: Listing, change: Partial<Listing> = {}): string {
  const { category, search, sale, sort, page } = { ...listing, page: 1, ...change };
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('search', search);
  if (sale) params.set('sale', '1');
  if (sort !== defaultSort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `${paths.shop}?${query}` : paths.shop;
}

/** The menu entry that a category of the address means; null when it is none of them (or a category without one). */
export function menuSlugOf(category: string | null): CategorySlug | null {
  if (category === null) return null;
  const meant = categoriesOf(category);
  return categoryMenu.find(({ categories }) => meant?.some((id) => categories.includes(id)))?.slug ?? null;
}

export const isKnownCategory = (category: string): boolean => categoriesOf(category) !== null;
