/** The limits of subscriber imports, kept apart from `limits`, which every visitor downloads. */
export const subscriberImportLimits = {
  bytes: 5_000_000,
  rows: 10_000,
  /** The maximum number of characters for the place where consent was given, and for the agreed text. */
  sourceMax: 300,
  wordingMax: 1_000,
  /** The days that the rows of an import are kept. */
  rowDays: 30,
} as const;
