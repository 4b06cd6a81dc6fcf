import type { FieldRule } from '../../common/field-rule.ts';
import { limits } from '../../common/limits.ts';

const words = {
  min: 1,
  max: limits.contactTextMax,
  normalize: 'trim',
  required: { en: 'A message is required', fr: 'Un message est requis' },
  invalid: { en: 'Enter at most 5,000 characters', fr: 'Entrez au plus 5\u00a0000 caractères' },
} as const;

export const contactFields = {
  contactMessage: words,
  contactAnswer: { ...words, required: { en: 'An answer is required', fr: 'Une réponse est requise' } },
  /** One line about the matter: a city, a club, or the time of the incident. */
  detail: {
    min: 1,
    max: 200,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Text is required', fr: 'Un texte est requis' },
    invalid: { en: 'Enter at most 200 characters on one line', fr: 'Entrez au plus 200 caractères sur une ligne' },
  },
  answerTitle: {
    min: 2,
    max: 80,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'A title is required', fr: 'Un titre est requis' },
    invalid: { en: 'Enter 2 to 80 characters', fr: 'Entrez de 2 à 80 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
