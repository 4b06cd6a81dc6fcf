import type { FieldRule } from '../../common/field-rule.ts';

export const catalogFields = {
  productName: {
    min: 2,
    max: 120,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Name is required', fr: 'Le nom est requis' },
    invalid: { en: 'Enter a name of 2 to 120 characters', fr: 'Entrez un nom de 2 à 120 caractères' },
  },
  productSlug: {
    min: 2,
    max: 120,
    pattern: 'slug',
    normalize: 'trim',
    required: { en: 'URL is required', fr: 'L’URL est requise' },
    invalid: {
      en: 'Use lowercase letters, digits and single hyphens, such as striker-20',
      fr: 'Utilisez des minuscules, des chiffres et des traits d’union simples, comme attaquant-20',
    },
  },
  productDescription: {
    min: 1,
    max: 10_000,
    normalize: 'trim',
    required: { en: 'Description is required', fr: 'La description est requise' },
    invalid: {
      en: 'Enter a description of at most 10,000 characters',
      fr: 'Entrez une description d’au plus 10 000 caractères',
    },
  },
  specLabel: {
    min: 1,
    max: 60,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Label is required', fr: 'Le libellé est requis' },
    invalid: { en: 'Enter a label of at most 60 characters', fr: 'Entrez un libellé d’au plus 60 caractères' },
  },
  specValue: {
    min: 1,
    max: 200,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Value is required', fr: 'La valeur est requise' },
    invalid: { en: 'Enter a value of at most 200 characters', fr: 'Entrez une valeur d’au plus 200 caractères' },
  },
  stockNote: {
    min: 1,
    max: 200,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'A note is required', fr: 'Une note est requise' },
    invalid: { en: 'Enter at most 200 characters', fr: 'Entrez au plus 200 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
