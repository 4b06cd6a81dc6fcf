import type { ArenaSlotWire } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';
import { isRecord } from '@/lib/is-record';

/** Returns the alternative slots in a refusal when someone else took the seats; empty if the refusal names none. */
export function alternativesIn(error: unknown): readonly ArenaSlotWire[] {
  if (!(error instanceof ApiError) || !isRecord(error.data) || !Array.isArray(error.data.others)) return [];
  return error.data.others as ArenaSlotWire[];
}

/** Returns the form fields that the server refused. The request nests them more deeply than the form. */
export function refusedFields(error: unknown): { field: RefusedField; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.fields.flatMap(({ field, message }) => {
    const known = formFields[field];
    return known === undefined ? [] : [{ field: known, message }];
  });
}

type RefusedField = 'fullName' | 'email' | 'phone' | 'guardianName';

const formFields: Readonly<Record<string, RefusedField>> = {
  'contact.fullName': 'fullName',
  'contact.email': 'email',
  'contact.phone': 'phone',
  'guardian.fullName': 'guardianName',
};
