import { guardianDeclaration } from '@dronesoccer/contracts';
import type { PlacingRequest } from './booking-request.js';

/** Who is responsible for someone under age, and what they declared: recorded, in case the wording changes. */
export interface GuardianRecord {
  name: string;
  text: string;
  /** ISO 8601. */
  at: string;
}

/** Null: no one under age was named. */
export const guardianOf = (
  { guardian, locale }: Pick<PlacingRequest, 'guardian' | 'locale'>,
  at: Date,
): GuardianRecord | null =>
  guardian === null ? null : { name: guardian, text: guardianDeclaration[locale], at: at.toISOString() };
