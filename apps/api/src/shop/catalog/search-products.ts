import { Injectable } from '@nestjs/common';
import type { Locale, ProductWire } from '@dronesoccer/contracts';
import { presentCard } from './catalog.presenter.js';
import { ListProducts } from './list-products.js';
import type { ProductFilter } from './product-list.js';

const noFilter: ProductFilter = {
  ...{ categories: null, minPrice: null, maxPrice: null, onSale: false, inStock: false, arenaClass: null },
};

/** Finds the best products for a search, for features that show only a few. */
@Injectable()
export class SearchProducts {
  constructor(private readonly products: ListProducts) {}

  async find(
    search: string,
    locale: Locale,
    most: number,
  ): Promise<{ products: ProductWire[]; correctedSearch: string | null }> {
    const slice = { limit: most, offset: 0 };
    const { rows, correctedSearch } = await this.products.find({
      ...{ filter: noFilter, search, sort: null, slice, locale, locationId: null },
    });
    return { products: rows.map(presentCard), correctedSearch };
  }
}
