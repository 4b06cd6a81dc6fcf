import type { FieldRule } from '../../common/field-rule.ts';

export const accountFields = {
  personNote: {
    min: 1,
    max: 2_000,
    normalize: 'trim',
    required: { en: 'A note is required', fr: 'Une note est requise' },
    invalid: { en: 'Enter at most 2,000 characters', fr: 'Entrez au plus 2 000 caractères' },
  },
  // The administrator's reason to disable or enable an account.
  accountReason: {
    min: 3,
    max: 300,
    normalize: 'trim',
    required: { en: 'Enter a reason', fr: 'Entrez un motif' },
    invalid: { en: 'Enter 3 to 300 characters', fr: 'Entrez de 3 à 300 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
