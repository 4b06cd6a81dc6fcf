import { type FieldRule, freeTextRule } from '../../common/field-rule.ts';
import { email } from '../../common/fields.ts';

export const newsletterFields = {
  newsletterEmail: { ...email, min: 3, max: 50 },
  // The team's reason in the consent ledger.
  consentReason: {
    min: 3,
    max: 300,
    normalize: 'trim',
    required: { en: 'Enter a reason', fr: 'Entrez un motif' },
    invalid: { en: 'Enter 3 to 300 characters', fr: 'Entrez de 3 à 300 caractères' },
  },
  // The team's note beside the cause.
  suppressionNote: freeTextRule(300),
  tagName: {
    min: 1,
    max: 40,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Enter a name', fr: 'Entrez un nom' },
    invalid: { en: 'Enter at most 40 characters', fr: 'Entrez au plus 40 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
