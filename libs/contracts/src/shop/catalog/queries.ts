import { productSorts } from './wire.ts';
import { boolean, checked, dollars, oneOf, optional, text } from '../../common/body.ts';
import { ArenaClass, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { patterns } from '../../common/patterns.ts';
import { atLocation, paged, search } from '../../common/query.ts';
import { categoriesOf } from './categories.ts';

/** A category to filter by: a menu slug (`drones`) or a wire name (`Drone`). */
export const category = () =>
  checked({
    accepts: (value) => categoriesOf(value) !== null,
    max: 100,
    message: { en: 'This category does not exist', fr: 'Cette catégorie n’existe pas' },
  });

const isIdList = (value: string): boolean => {
  const ids = value.split(',');
  return ids.length <= limits.productIdsMax && ids.every((id) => patterns.uuid.test(id));
};

const idListMessage = {
  en: `Give 1 to ${limits.productIdsMax} comma-separated ids`,
  fr: `Donnez de 1 à ${limits.productIdsMax} identifiants séparés par une virgule`,
};

export const catalogQueries = {
  'products.list': {
    ...paged,
    ...atLocation,
    /** A menu slug (`drones`) or a category's wire name (`Drone`). */
    category: optional(category()),
    search: search(),
    /** In dollars. */
    minPrice: optional(dollars()),
    maxPrice: optional(dollars()),
    sale: optional(boolean()),
    inStock: optional(boolean()),
    class: optional(oneOf(valuesOf(ArenaClass))),
    sort: optional(oneOf(productSorts)),
  },
  'products.get': atLocation,
  // The token of a preview link, which shows a product that is not published without a login.
  'products.preview': { ...atLocation, token: text({ min: 0, max: 100 }) },
  'products.related': {
    ...atLocation,
    /** True returns alternatives to the product instead of matching products. */
    instead: optional(boolean()),
  },
  'products.byIds': {
    ...atLocation,
    /** Comma-separated ids, at most `limits.productIdsMax`. */
    ids: checked({ accepts: isIdList, max: 37 * limits.productIdsMax, message: idListMessage }),
  },
} as const;
