import { Injectable } from '@nestjs/common';
import type { Locale, ProductWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { presentCard, presentProduct } from './catalog.presenter.js';
import { findProductsByIds, type ProductCardRow } from './catalog.queries.js';

interface Place {
  locale: Locale;
  locationId: string | null;
}

/** Reads products by id, in the order of the ids. Unknown and unpublished ones are left out, inactive ones are not. */
@Injectable()
export class ReadProductsById {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  wanted({ ids, locationId }: ReceivedQuery<'products.byIds'>, locale: Locale): Promise<ProductWire[]> {
    const productIds = [...new Set(ids.toLowerCase().split(','))];
    return this.read(productIds, { locale, locationId: parseLocationId(locationId) });
  }

  async read(ids: readonly string[], from: Place): Promise<ProductWire[]> {
    return (await this.rows(ids, from)).map(presentProduct);
  }

  /** Reads products like `read`, for a list in which each represents its family. */
  async readCards(ids: readonly string[], from: Place): Promise<ProductWire[]> {
    return (await this.rows(ids, from)).map(presentCard);
  }

  private async rows(ids: readonly string[], from: Place): Promise<ProductCardRow[]> {
    return ids.length === 0 ? [] : findProductsByIds(this.database, ids, { ...from, now: this.clock.now() });
  }
}
