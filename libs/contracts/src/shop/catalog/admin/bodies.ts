import { type ProductBulkFilter, productStateFilter } from './queries.ts';
import {
  type BodyOf,
  boolean,
  checked,
  type FieldsFor,
  dollars,
  id,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  ruledText,
  text,
  texts,
} from '../../../common/body.ts';
import { ArenaClass, valuesOf } from '../../../common/enums.ts';
import { StockMoveReason } from '../../../common/team-enums.ts';
import { limits } from '../../../common/limits.ts';
import { staffLimits } from '../../../common/staff-limits.ts';
import { productLimits } from './limits.ts';
import { ownPictures } from '../../../common/own-pictures.ts';
import { categoriesOf, productCategories } from '../categories.ts';
import { catalogFields } from '../fields.ts';
import type { ProductSeo } from '../wire.ts';
import {
  productBulkActions,
  type ProductBulkMark,
  type ProductFamilyTerms,
  type ProductSpec,
  type ProductTerms,
  type ProductText,
} from './wire.ts';

const spec = {
  label: ruledText(catalogFields.specLabel),
  value: ruledText(catalogFields.specValue),
} satisfies FieldsFor<ProductSpec>;

const productText = {
  name: ruledText(catalogFields.productName),
  description: ruledText(catalogFields.productDescription),
  specs: list(spec, { max: productLimits.productSpecsMax }),
} satisfies FieldsFor<ProductText>;

const seo = {
  title: ruledText(catalogFields.seoTitle),
  description: ruledText(catalogFields.seoDescription),
} satisfies FieldsFor<ProductSeo>;

const familyName = ruledText(catalogFields.familyName);
const optionLabel = ruledText(catalogFields.optionLabel);

const family = {
  id: optional(id()),
  name: object({ en: familyName, fr: familyName }),
  option: object({ en: optionLabel, fr: optionLabel }),
  place: integer({ min: 1, max: productLimits.optionPlaceMax }),
} satisfies FieldsFor<ProductFamilyTerms>;

const price = dollars({ min: 0.01, max: productLimits.productPriceMax });

export const productTermsBody = {
  slug: optional(ruledText(catalogFields.productSlug)),
  category: oneOf(Object.values(productCategories)),
  texts: object({ en: object(productText), fr: object(productText) }),
  price,
  salePrice: nullable(price),
  saleStartsAt: nullable(instant()),
  saleEndsAt: nullable(instant()),
  arenaClass: nullable(oneOf(valuesOf(ArenaClass))),
  weightGrams: integer({ min: 1, max: productLimits.productWeightMaxGrams }),
  oversizeSurcharge: optional(dollars({ max: productLimits.oversizeSurchargeMax })),
  isActive: boolean(),
  pictures: ownPictures(productLimits.productPicturesMax),
  publishAt: optional(nullable(instant())),
  sku: optional(nullable(ruledText(catalogFields.productSku))),
  barcode: optional(nullable(ruledText(catalogFields.productBarcode))),
  seo: optional(object({ en: object(seo), fr: object(seo) })),
  family: optional(nullable(object(family))),
} satisfies FieldsFor<ProductTerms>;

const createBody = {
  ...productTermsBody,
  // The initial stock at each stock point.
  stock: optional(
    list(
      { stockPointId: id(), quantity: integer({ max: productLimits.stockMoveMax }) },
      { max: staffLimits.locationsMax },
    ),
  ),
};

// The version that the caller read. If the product has changed since, PROD_009 carries the current product.
const updateBody = { ...productTermsBody, version: integer({ min: 1 }) };

/** The list's filter, with typed values because it is part of a body. */
const bulkFilter = {
  search: optional(text({ min: 0, max: limits.searchTermMax })),
  category: optional(
    checked({
      accepts: (category) => categoriesOf(category) !== null,
      max: limits.searchTermMax,
      message: { en: 'This category does not exist', fr: 'Cette catégorie n’existe pas' },
    }),
  ),
  ...productStateFilter,
} satisfies FieldsFor<ProductBulkFilter>;

const bulkMark = { after: id(), asOf: instant() } satisfies FieldsFor<ProductBulkMark>;

/** A body has either `ids` or `filter`. */
const bulkBody = {
  ids: optional(texts({ max: productLimits.productBulkMax, each: 36 })),
  // All products that match the filter, `productLimits.productBulkMax` per call.
  filter: optional(object(bulkFilter)),
  // `next` from the previous call, to continue with the same filter.
  from: optional(object(bulkMark)),
  action: oneOf(productBulkActions),
  // The percentage for `price`, which must not be 0. The sale price changes too, and both are rounded to whole cents.
  percent: optional(integer(productLimits.pricePercent)),
};

/** The manual stock changes of an administrator; orders write the other reasons. */
const manualStockReasons = [StockMoveReason.RECEIVED, StockMoveReason.CORRECTED, StockMoveReason.TRANSFERRED] as const;

const stockMoveBody = {
  reason: oneOf(manualStockReasons),
  stockPointId: id(),
  // The destination of a transfer.
  toStockPointId: optional(id()),
  // For a correction, the difference: -2 if two pieces are missing. A difference does not undo sales made meanwhile.
  quantity: integer({ min: -productLimits.stockMoveMax, max: productLimits.stockMoveMax }),
  note: optional(ruledText(catalogFields.stockNote)),
};

export const productAdminBodies = {
  'products.admin.create': createBody,
  'products.admin.update': updateBody,
  'products.admin.setActive': { isActive: boolean() },
  'products.admin.bulk': bulkBody,
  'products.admin.moveStock': stockMoveBody,
};

export type CreateProductBody = BodyOf<typeof createBody>;
export type ProductBulkBody = BodyOf<typeof bulkBody>;
export type UpdateProductBody = BodyOf<typeof updateBody>;
