import type { FieldRule } from '../../common/field-rule.ts';

const line = {
  min: 1,
  pattern: 'line',
  normalize: 'trim',
  required: { en: 'This text is required', fr: 'Ce texte est requis' },
} as const;

export const campaignFields = {
  campaignTitle: {
    ...line,
    max: 150,
    invalid: { en: 'Enter one line of at most 150 characters', fr: 'Entrez une seule ligne d’au plus 150 caractères' },
  },
  /** Phones show about the first 40 characters. */
  campaignSubject: {
    ...line,
    max: 150,
    optional: true,
    invalid: { en: 'Enter one line of at most 150 characters', fr: 'Entrez une seule ligne d’au plus 150 caractères' },
  },
  campaignPreheader: {
    ...line,
    max: 200,
    optional: true,
    invalid: { en: 'Enter one line of at most 200 characters', fr: 'Entrez une seule ligne d’au plus 200 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
