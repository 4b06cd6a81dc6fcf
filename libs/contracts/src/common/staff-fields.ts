// Field rules that several areas share and that only forms of the dashboard use. Pages of visitors load `fields.ts`.

/** The name of a product, an arena or a location. */
export const recordName = {
  min: 2,
  max: 120,
  pattern: 'line',
  normalize: 'trim',
  required: { en: 'Name is required', fr: 'Le nom est requis' },
  invalid: { en: 'Enter a name of 2 to 120 characters', fr: 'Entrez un nom de 2 à 120 caractères' },
} as const;

/** An administrator's reason, for the records. */
export const staffReason = {
  min: 3,
  max: 300,
  normalize: 'trim',
  required: { en: 'Enter a reason', fr: 'Entrez un motif' },
  invalid: { en: 'Enter 3 to 300 characters', fr: 'Entrez de 3 à 300 caractères' },
} as const;

/** A note that only staff read. */
export const staffNote = {
  min: 1,
  max: 2_000,
  normalize: 'trim',
  required: { en: 'A note is required', fr: 'Une note est requise' },
  invalid: { en: 'Enter at most 2,000 characters', fr: 'Entrez au plus 2 000 caractères' },
} as const;
