import type { FieldRule } from '../../common/field-rule.ts';

export const companyFields = {
  companyName: {
    min: 2,
    max: 120,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Company name is required', fr: 'Le nom de l’entreprise est requis' },
    invalid: { en: 'Enter a name of 2 to 120 characters', fr: 'Entrez un nom de 2 à 120 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
