import type { FieldRule } from '../../common/field-rule.ts';

export const waiverFields = {
  signerName: {
    min: 2,
    max: 80,
    pattern: 'personName',
    normalize: 'trim',
    required: { en: 'Type your full name to sign', fr: 'Écrivez votre nom complet pour signer' },
    invalid: { en: 'Enter a valid name', fr: 'Entrez un nom valide' },
  },
  personName: {
    min: 2,
    max: 80,
    pattern: 'personName',
    normalize: 'trim',
    required: { en: 'Enter the name of the minor', fr: 'Entrez le nom de la personne mineure' },
    invalid: { en: 'Enter a valid name', fr: 'Entrez un nom valide' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
