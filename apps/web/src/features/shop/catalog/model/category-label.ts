import { categoriesOf, categoryLabels, type Locale, type ProductCategoryName } from '@dronesoccer/contracts';

/** The name a person reads for a category of the wire. */
export function categoryLabel(name: ProductCategoryName, locale: Locale): string {
  const id = categoriesOf(name)?.[0];
  return id === undefined ? name : categoryLabels[id][locale];
}
