import type { FieldRule } from '../../common/field-rule.ts';

/** The fields specific to a location. Street, city, province and postal code use the fields of any address. */
export const locationFields = {
  locationName: {
    min: 2,
    max: 120,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Name is required', fr: 'Le nom est requis' },
    invalid: { en: 'Enter a name of 2 to 120 characters', fr: 'Entrez un nom de 2 à 120 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
