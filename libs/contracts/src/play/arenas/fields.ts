import type { FieldRule } from '../../common/field-rule.ts';
import { recordName } from '../../common/staff-fields.ts';
import { arenaLimits } from './admin/limits.ts';

const prose = {
  min: 1,
  max: arenaLimits.arenaTextMax,
  normalize: 'trim',
  required: { en: 'This text is required', fr: 'Ce texte est requis' },
  invalid: { en: 'Enter at most 3,000 characters', fr: 'Entrez au plus 3 000 caractères' },
} as const;

export const arenaFields = {
  arenaName: recordName,
  arenaDescription: { ...prose, required: { en: 'Description is required', fr: 'La description est requise' } },
  /** A text about the rules, what to bring, or how to get there. */
  arenaProse: { ...prose, optional: true },
  /** One line that tells a customer the contents of a package. */
  tierIncludes: {
    min: 1,
    max: 160,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'This text is required', fr: 'Ce texte est requis' },
    invalid: { en: 'Enter one line of at most 160 characters', fr: 'Entrez une ligne d’au plus 160 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
