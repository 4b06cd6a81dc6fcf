/** The limits of what editors write; the database enforces them too. */
export const contentLimits = {
  titleMax: 200,
  summaryMax: 500,
  bodyMax: 48_000,
  topicMax: 40,
  slugMax: 100,
  /** The maximum number of versions in the list of an entry, latest first. */
  versionsMax: 200,
  /** The maximum number of entries of a kind whose order editors choose. The site shows them all on one page. */
  orderedMax: 500,
  /** The days for which a preview link is valid. */
  previewDays: 7,
} as const;
