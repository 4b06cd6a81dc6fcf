import { Injectable } from '@nestjs/common';
import {
  categoriesOf,
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
import { type AdminListFilter, listProductsForAdmin } from './product-list.queries.js';

/** Reads products for the dashboard: all of them, in both languages, in their current state. */
@Injectable()
export class ReadProducts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(query: ReceivedQuery<'products.admin.list'>, locale: Locale): Promise<Page<ProductAdminRowWire>> {
    const now = this.clock.now();
    const filter = adminFilterOf(query);
    return pageOf(
      query,
      (slice) => listProductsForAdmin(this.database, filter, slice, { locale, now }),
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

export function adminFilterOf(query: ReceivedQuery<'products.admin.export'>): AdminListFilter {
  return {
    categories: query.category === undefined ? null : categoriesOf(query.category),
    search: query.search ?? '',
    active: query.active ?? null,
    state: query.state ?? null,
    stock: query.stock ?? null,
    sale: query.sale ?? null,
    arenaClass: query.class ?? null,
    familyId: query.family ?? null,
    sort: query.sort ?? '-created',
  };
}
