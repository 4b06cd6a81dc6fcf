import { describe, expect, it } from 'vitest';
import { isKnownCategory, listingPath, menuSlugOf, readListing } from './listing';

const read = (query: string) => readListing(new URLSearchParams(query));

describe('the listing of an address', () => {
  it('is everything, the newest first, when the address says nothing', () => {
    expect(read('')).toEqual({ category: null, search: '', sale: false, sort: 'newest', page: 1 });
  });

  it('survives the way into an address and back', () => {
    const listing = { category: 'kits', search: 'led light', sale: true, sort: 'price-desc', page: 3 } as const;
    expect(readListing(new URL(listingPath(listing, { page: 3 }), 'https://x.test').searchParams)).toEqual(listing);
  });

  it('takes what it does not know for the usual', () => {
    expect(read('page=-2&sort=random&sale=maybe')).toMatchObject({ page: 1, sort: 'newest', sale: false });
    expect(read('page=1e99')).toMatchObject({ page: 1 });
  });

  it('goes to the first page when anything else changes', () => {
    expect(listingPath(read('category=drones&page=4'), { sort: 'name' })).toBe('/shop?category=drones&sort=name');
  });
});

describe('the category of an address', () => {
  it('may be a slug of the menu or a name in any case', () => {
    expect(menuSlugOf('drones')).toBe('drones');
    expect(menuSlugOf('complete packages')).toBe('complete-packages');
    expect(menuSlugOf('Accessory')).toBe('parts-and-accessories');
    expect(menuSlugOf(null)).toBeNull();
  });

  it('is known or not', () => {
    expect(isKnownCategory('kits')).toBe(true);
    expect(isKnownCategory('boats')).toBe(false);
  });
});
