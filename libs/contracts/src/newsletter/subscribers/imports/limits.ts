/** What a list of subscribers is held to. Apart from `limits`, which every visitor downloads. */
export const subscriberImportLimits = {
  bytes: 5_000_000,
  rows: 10_000,
  /** Characters of where consent was given, and of the words that were agreed to. */
  sourceMax: 300,
  wordingMax: 1_000,
  /** How long the rows of a list are kept. */
  rowDays: 30,
} as const;
