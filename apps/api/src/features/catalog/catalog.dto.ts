import {
  ArenaClass,
  categoriesOf,
  limits,
  patterns,
  type ProductListQuery,
  type ProductsByIdQuery,
  type RelatedQuery,
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

/** A category to filter by: a menu slug (`drones`) or a wire name (`Drone`). */
export function CategoryField(): PropertyDecorator {
  return check({
    accepts: (value) => typeof value === 'string' && categoriesOf(value) !== null,
    explain: () => ({ en: 'This category does not exist', fr: 'Cette catégorie n’existe pas' }),
    schema: { type: 'string', example: 'drones' },
    optional: true,
  });
}

export class ProductQueryDto {
  @LocationIdField()
  locationId?: string;
}

export class RelatedQueryDto extends ProductQueryDto implements RelatedQuery {
  @QueryBoolean()
  instead?: boolean;
}

export class ProductsByIdQueryDto implements ProductsByIdQuery {
  @check({
    accepts: (value) => {
      const ids = typeof value === 'string' ? value.split(',') : [];
      return ids.length > 0 && ids.length <= limits.productIdsMax && ids.every((id) => patterns.uuid.test(id));
    },
    explain: () => ({
      en: `Give 1 to ${limits.productIdsMax} comma-separated ids`,
      fr: `Donnez de 1 à ${limits.productIdsMax} identifiants séparés par une virgule`,
    }),
    schema: { type: 'string', maxLength: 37 * limits.productIdsMax },
  })
  ids!: string;

  @LocationIdField()
  locationId?: string;
}

export class ProductListQueryDto extends PageQueryDto implements ProductListQuery {
  @CategoryField()
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
