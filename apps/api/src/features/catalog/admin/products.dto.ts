import {
  ArenaClass,
  type CallQuery,
  limits,
  type ProductAdminFilter,
  type ProductAdminSort,
  productAdminSorts,
  type SaleState,
  saleStates,
  type StockFilter,
  stockFilters,
  valuesOf,
} from '@dronesoccer/contracts';
import { bodyOf, OneOf, QueryBoolean, QueryInteger, QueryOneOf, TextField } from '../../../platform/http/index.js';
import { CategoryField } from '../catalog.dto.js';

export class ProductAdminFilterDto implements ProductAdminFilter {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @CategoryField()
  category?: string;

  @QueryBoolean()
  active?: boolean;

  @OneOf(stockFilters, { optional: true })
  stock?: StockFilter;

  @OneOf(saleStates, { optional: true })
  sale?: SaleState;

  @QueryOneOf(valuesOf(ArenaClass))
  class?: ArenaClass;

  @OneOf(productAdminSorts, { optional: true })
  sort?: ProductAdminSort;
}

/** The same filter, a page at a time. */
export class ProductAdminListQueryDto extends ProductAdminFilterDto implements CallQuery<'products.admin.list'> {
  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;
}

export class CreateProductDto extends bodyOf('products.admin.create') {}
export class UpdateProductDto extends bodyOf('products.admin.update') {}
export class SetActiveDto extends bodyOf('products.admin.setActive') {}
export class ProductBulkDto extends bodyOf('products.admin.bulk') {}
