import type { LocalText } from '../../common/locales.ts';

/** The numbers in the database. On the wire, a product's category is the spec's name (see `productCategories`). */
export const ProductCategory = {
  DRONE: 1,
  KIT: 2,
  ACCESSORY: 3,
  COMPLETE_PACKAGES: 4,
  INFLATABLE_UNITS: 5,
  PARTS_AND_ACCESSORIES: 6,
} as const;
export type ProductCategory = (typeof ProductCategory)[keyof typeof ProductCategory];

/** The wire name of each category (spec 3). */
export const productCategories = {
  1: 'Drone',
  2: 'Kit',
  3: 'Accessory',
  4: 'Complete Packages',
  5: 'Inflatable Units',
  6: 'Parts and Accessories',
} as const satisfies Readonly<Record<ProductCategory, string>>;

export type ProductCategoryName = (typeof productCategories)[keyof typeof productCategories];

/** The label of each category on a product. */
export const categoryLabels: Readonly<Record<ProductCategory, LocalText>> = {
  1: { en: 'Drone', fr: 'Drone' },
  2: { en: 'Kit', fr: 'Trousse' },
  3: { en: 'Accessory', fr: 'Accessoire' },
  4: { en: 'Complete Packages', fr: 'Ensembles complets' },
  5: { en: 'Inflatable Units', fr: 'Structures gonflables' },
  6: { en: 'Parts and Accessories', fr: 'Pièces et accessoires' },
};

export type CategorySlug = 'complete-packages' | 'inflatable-units' | 'drones' | 'kits' | 'parts-and-accessories';

interface CategoryMenuEntry {
  readonly slug: CategorySlug;
  readonly label: LocalText;
  /** The categories that the entry shows. The menu has no entry for Accessory (spec 2, Shop routes). */
  readonly categories: readonly ProductCategory[];
}

/** The shop's menu, in display order. All Products is the absence of a category. */
export const categoryMenu: readonly CategoryMenuEntry[] = [
  {
    slug: 'complete-packages',
    label: { en: 'Complete Packages', fr: 'Ensembles complets' },
    categories: [ProductCategory.COMPLETE_PACKAGES],
  },
  {
    slug: 'inflatable-units',
    label: { en: 'Inflatable Units', fr: 'Structures gonflables' },
    categories: [ProductCategory.INFLATABLE_UNITS],
  },
  { slug: 'drones', label: { en: 'Drones', fr: 'Drones' }, categories: [ProductCategory.DRONE] },
  { slug: 'kits', label: { en: 'Kits', fr: 'Trousses' }, categories: [ProductCategory.KIT] },
  {
    slug: 'parts-and-accessories',
    label: { en: 'Parts and Accessories', fr: 'Pièces et accessoires' },
    categories: [ProductCategory.ACCESSORY, ProductCategory.PARTS_AND_ACCESSORIES],
  },
];

const idsByName = new Map<string, ProductCategory>(
  Object.entries(productCategories).map(([id, name]) => [name.toLowerCase(), Number(id) as ProductCategory]),
);

/**
 * Returns the categories for a `category` query: a menu slug (`kits`) or a wire name in any case (`Complete Packages`).
 * Returns null if the text is neither.
 */
export function categoriesOf(filter: string): readonly ProductCategory[] | null {
  const searched = filter.trim().toLowerCase();
  const entry = categoryMenu.find(({ slug }) => slug === searched);
  if (entry) return entry.categories;
  const id = idsByName.get(searched);
  return id === undefined ? null : [id];
}
