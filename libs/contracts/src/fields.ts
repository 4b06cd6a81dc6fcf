import { peopleFields } from './fields/people.ts';
import { shopFields } from './fields/shop.ts';

export { type FieldRule, normalizeField, validateField } from './fields/rule.ts';

/** Every field rule that a form and the server share, with the English messages of spec 5 letter for letter. */
export const fieldRules = { ...peopleFields, ...shopFields } as const;

export type FieldName = keyof typeof fieldRules;
