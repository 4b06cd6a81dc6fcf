import {
  ArenaClass,
  categoriesOf,
  limits,
  type ProductListQuery,
  type ProductSort,
  productSorts,
  valuesOf,
} from '@dronesoccer/contracts';
import { LocationIdField } from '../locations/index.js';
import {
  check,
  OneOf,
  PageQueryDto,
  QueryBoolean,
  QueryDollars,
  QueryOneOf,
  TextField,
} from '../../platform/http/index.js';

export class ProductQueryDto {
  @LocationIdField()
  locationId?: string;
}

export class ProductListQueryDto extends PageQueryDto implements ProductListQuery {
  @check({
    accepts: (value) => typeof value === 'string' && categoriesOf(value) !== null,
    explain: () => ({ en: 'There is no such category', fr: 'Cette catégorie n’existe pas' }),
    schema: { type: 'string', example: 'drones' },
    optional: true,
  })
  category?: string;

  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryDollars()
  minPrice?: number;

  @QueryDollars()
  maxPrice?: number;

  @QueryBoolean()
  sale?: boolean;

  @QueryBoolean()
  inStock?: boolean;

  @QueryOneOf(valuesOf(ArenaClass))
  class?: ArenaClass;

  @OneOf(productSorts, { optional: true })
  sort?: ProductSort;

  @LocationIdField()
  locationId?: string;
}
