import { Injectable } from '@nestjs/common';
import type { Locale, ProductWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { presentProduct } from './catalog.presenter.js';
import { findProductsByIds } from './catalog.queries.js';

/** Reads products by id, in the order of the ids. Unknown and unpublished ones are left out, inactive ones are not. */
@Injectable()
export class ReadProductsById {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  wanted({ ids, locationId }: ReceivedQuery<'products.byIds'>, locale: Locale): Promise<ProductWire[]> {
    const wanted = [...new Set(ids.toLowerCase().split(','))];
    return this.read(wanted, { locale, locationId: parseLocationId(locationId) });
  }

  async read(ids: readonly string[], from: { locale: Locale; locationId: string | null }): Promise<ProductWire[]> {
    if (ids.length === 0) return [];
    const rows = await findProductsByIds(this.database, ids, { ...from, now: this.clock.now() });
    return rows.map(presentProduct);
  }
}
