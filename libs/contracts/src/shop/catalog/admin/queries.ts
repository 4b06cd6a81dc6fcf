import { importRowFilters, productAdminSorts, productStates, saleStates, stockFilters } from './wire.ts';
import { type BodyOf, boolean, id, oneOf, optional, text } from '../../../common/body.ts';
import { ArenaClass, valuesOf } from '../../../common/enums.ts';
import { paged, search } from '../../../common/query.ts';
import { category } from '../queries.ts';

/** The filters that are read alike from an address and from a body. */
export const productStateFilter = {
  active: optional(boolean()),
  state: optional(oneOf(productStates)),
  stock: optional(oneOf(stockFilters)),
  sale: optional(oneOf(saleStates)),
  class: optional(oneOf(valuesOf(ArenaClass))),
  /** The id of a product family. */
  family: optional(id()),
} as const;

const productAdminFilter = {
  /** A part of a name or a description in either language, or the slug, the SKU or the barcode. */
  search: search(),
  /** A menu slug (`drones`) or a category's wire name (`Drone`). */
  category: optional(category()),
  ...productStateFilter,
  sort: optional(oneOf(productAdminSorts)),
} as const;

export type ProductBulkFilter = Omit<BodyOf<typeof productAdminFilter>, 'sort'>;

export const productAdminQueries = {
  'products.admin.list': {
    ...productAdminFilter,
    ...paged,
  },
  'products.admin.export': productAdminFilter,
  'products.admin.importRows': {
    ...paged,
    show: optional(oneOf(importRowFilters)),
    /** Only the rows that were refused because of this column. */
    field: optional(text({ min: 0, max: 200 })),
  },
  'products.admin.stockMoves': paged,
} as const;
