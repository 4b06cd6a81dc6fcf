import type { FieldRule } from './field-rule.ts';

export const email = {
  pattern: 'email',
  normalize: 'trim',
  required: { en: 'Email is required', fr: 'L’adresse courriel est requise' },
  invalid: { en: 'Enter valid email', fr: 'Entrez une adresse courriel valide' },
} as const;

/** Dollars, typed in the notation of either language. */
const amount = {
  min: 1,
  max: 11,
  pattern: 'amount',
  normalize: 'amount',
  required: { en: 'An amount is required', fr: 'Un montant est requis' },
  invalid: { en: 'Enter an amount in dollars, such as 12.50', fr: 'Entrez un montant en dollars, comme 12,50' },
} as const;

/** The fields that several dashboard forms share. */
export const commonFields = {
  amount,
  optionalAmount: { ...amount, optional: true },
  pictureAlt: {
    min: 1,
    max: 200,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Describe the picture', fr: 'Décrivez l’image' },
    invalid: { en: 'Enter at most 200 characters', fr: 'Entrez au plus 200 caractères' },
  },
  wholeNumber: {
    min: 1,
    max: 9,
    pattern: 'wholeNumber',
    normalize: 'trim',
    required: { en: 'A number is required', fr: 'Un nombre est requis' },
    invalid: { en: 'Enter a whole number', fr: 'Entrez un nombre entier' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
