import type { FieldRule } from '../common/field-rule.ts';
import { email } from '../common/fields.ts';

export const newsletterFields = {
  newsletterEmail: { ...email, min: 3, max: 50 },
} as const satisfies Readonly<Record<string, FieldRule>>;
