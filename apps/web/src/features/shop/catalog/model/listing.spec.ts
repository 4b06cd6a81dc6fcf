import { ArenaClass } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import {
  filterCount,
  freshListing,
  isKnownCategory,
  listingPath,
  menuSlugOf,
  noFilters,
  readListing,
  type Listing,
} from './listing';

const read = (query: string) => readListing(new URLSearchParams(query));

describe('the listing of an address', () => {
  it('is everything, the newest first, when the address says nothing', () => {
    expect(read('')).toEqual({ ...freshListing, sort: 'newest', page: 1 });
  });

  it('survives the way into an address and back', () => {
    const listing: Listing = {
      ...{ category: 'kits', search: 'led light', sale: true, inStock: true, arenaClass: ArenaClass.CLASS_40 },
      ...{ minPrice: 20, maxPrice: 300, sort: 'price-desc', page: 3 },
    };
    expect(readListing(new URL(listingPath(listing, { page: 3 }), 'https://x.test').searchParams)).toEqual(listing);
  });

  it('takes what it does not know for the usual', () => {
    expect(read('page=-2&sort=random&sale=maybe')).toMatchObject({ page: 1, sort: 'newest', sale: false });
    expect(read('page=1e99')).toMatchObject({ page: 1 });
  });

  it('reads prices as whole dollars, and a range that was turned round as it was meant', () => {
    expect(read('min=-1&max=1.5&class=30&stock=yes')).toMatchObject(noFilters);
    expect(read('min=300&max=20')).toMatchObject({ minPrice: 20, maxPrice: 300 });
    expect(read('min=99999999')).toMatchObject({ minPrice: null });
    expect(filterCount(read('min=1&max=2&sale=1&class=20'))).toBe(3);
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
