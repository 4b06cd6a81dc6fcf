import type { FieldRule } from '../../common/field-rule.ts';
import { recordName } from '../../common/staff-fields.ts';

/** The fields specific to a location. Street, city, province and postal code use the fields of any address. */
export const locationFields = {
  locationName: recordName,
} as const satisfies Readonly<Record<string, FieldRule>>;
