import { categoriesOf, categoryLabels, type Locale, type ProductCategoryName } from '@dronesoccer/contracts';

/** Returns the display name of a wire category. */
export function categoryLabel(name: ProductCategoryName, locale: Locale): string {
  const id = categoriesOf(name)?.[0];
  return id === undefined ? name : categoryLabels[id][locale];
}
