import type { FieldRule } from '../../common/field-rule.ts';
import { staffReason } from '../../common/staff-fields.ts';

export const membershipFields = {
  planName: {
    min: 2,
    max: 60,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Enter the name of the plan', fr: 'Entrez le nom de la formule' },
    invalid: { en: 'Enter a name of 2 to 60 characters', fr: 'Entrez un nom de 2 à 60 caractères' },
  },
  planSummary: {
    min: 2,
    max: 300,
    normalize: 'trim',
    required: { en: 'Say what the plan includes', fr: 'Dites ce que comprend la formule' },
    invalid: { en: 'Enter 2 to 300 characters', fr: 'Entrez de 2 à 300 caractères' },
  },
  // The administrator's reason to give or to end a membership.
  membershipReason: staffReason,
} as const satisfies Readonly<Record<string, FieldRule>>;
