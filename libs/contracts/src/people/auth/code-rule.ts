import type { FieldRule } from '../../common/field-rule.ts';

/** A code of an authenticator app, or a recovery code, in any spelling. */
export const loginCodeRule = {
  min: 1,
  max: 40,
  normalize: 'trim',
  required: { en: 'Enter the code', fr: 'Entrez le code' },
  invalid: { en: 'Enter a valid code', fr: 'Entrez un code valide' },
} as const satisfies FieldRule;
