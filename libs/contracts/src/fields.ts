import { peopleFields } from './users/fields.ts';
import { shopFields } from './catalog/fields.ts';

export { type FieldRule, normalizeField, validateField } from './common/field-rule.ts';

/** Every field rule that a form and the server share, with the English messages of spec 5 letter for letter. */
export const fieldRules = { ...peopleFields, ...shopFields } as const;

export type FieldName = keyof typeof fieldRules;
