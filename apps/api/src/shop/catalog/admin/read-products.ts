import { Injectable } from '@nestjs/common';
import {
  type Locale,
  type Page,
  type ProductAdminRowWire,
  type ProductAdminWire,
  type ProductFamilyWire,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database, pageOf } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { presentDetail, presentRow } from './products.presenter.js';
import { listFamilies } from './product-families.js';
import { readProduct } from './products.queries.js';
import { listProductsForAdmin } from './product-list.queries.js';

/** Reads products for the dashboard: all of them, in both languages, in their current state. */
@Injectable()
export class ReadProducts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(query: ReceivedQuery<'products.admin.list'>, locale: Locale): Promise<Page<ProductAdminRowWire>> {
    const now = this.clock.now();
    return pageOf(
      query,
      (slice) => listProductsForAdmin(this.database, query, slice, { locale, now }),
      (row) => presentRow(row, now),
    );
  }

  families(): Promise<ProductFamilyWire[]> {
    return listFamilies(this.database);
  }

  async get(id: string): Promise<ProductAdminWire> {
    const row = await readProduct(this.database, id);
    if (row === null) throw new AppError('PROD_001');
    return presentDetail(row, this.clock.now());
  }
}
