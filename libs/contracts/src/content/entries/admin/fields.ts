import { commonFields } from '../../../common/fields.ts';
import type { FieldRule } from '../../../common/field-rule.ts';
import { contentLimits } from './limits.ts';

const { titleMax, summaryMax, topicMax, slugMax } = contentLimits;

const atMost = (max: number) => ({
  en: `Enter one line of at most ${max} characters`,
  fr: `Entrez une ligne d’au plus ${max} caractères`,
});

const title = {
  min: 1,
  max: titleMax,
  pattern: 'line',
  normalize: 'trim',
  required: { en: 'A title is required', fr: 'Un titre est requis' },
  invalid: atMost(titleMax),
} as const;

const place = (max: number) =>
  ({
    min: 1,
    max,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'A place is required', fr: 'Un lieu est requis' },
    invalid: atMost(max),
  }) as const;

const plain = (max: number) =>
  ({
    min: 1,
    max,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'Text is required', fr: 'Un texte est requis' },
    invalid: atMost(max),
  }) as const;

export const contentFields = {
  newTitle: title,
  // A language without a text has no title.
  title: { ...title, optional: true },
  summary: plain(summaryMax),
  topic: plain(topicMax),
  pictureAlt: { ...commonFields.pictureAlt, optional: true },
  slug: {
    min: 1,
    max: slugMax,
    pattern: 'slug',
    normalize: 'trim',
    optional: true,
    required: { en: 'An address is required', fr: 'Une adresse est requise' },
    invalid: {
      en: 'Use lowercase letters without accents, digits and hyphens',
      fr: 'Utilisez des minuscules sans accents, des chiffres et des traits d’union',
    },
  },
  city: place(100),
  venue: place(200),
  link: {
    min: 1,
    max: 300,
    pattern: 'webAddress',
    normalize: 'webAddress',
    optional: true,
    required: { en: 'An address is required', fr: 'Une adresse est requise' },
    invalid: { en: 'Enter the address of a web page', fr: 'Entrez l’adresse d’une page Web' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
