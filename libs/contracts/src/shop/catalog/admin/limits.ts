/** The limits of editing products, kept apart from `limits`, which every visitor downloads. */
export const productLimits = {
  /** In dollars. */
  productPriceMax: 1_000_000,
  productWeightMaxGrams: 1_000_000,
  /** In dollars. */
  oversizeSurchargeMax: 10_000,
  /** The whole percentages by which a bulk action can change prices. */
  pricePercent: { min: -90, max: 500 },
  productPicturesMax: 20,
  productSpecsMax: 30,
  /** The highest place of a product in its family. */
  optionPlaceMax: 99,
  /** The families that the dashboard offers. */
  familiesMax: 1_000,
  /** The maximum number of pieces in one stock move. */
  stockMoveMax: 1_000_000,
  /** The number of products that one bulk call changes. */
  productBulkMax: 500,
  /** The days for which a preview link is valid. */
  previewDays: 7,
  productImport: { bytes: 5_000_000, rows: 10_000 },
} as const;
