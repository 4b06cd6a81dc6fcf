import { guardianDeclaration, type Locale, type PlaceBookingBody } from '@dronesoccer/contracts';

/** The person responsible for everyone under age, and the words of the declaration: recorded, in case they change. */
export interface GuardianRecord {
  name: string;
  text: string;
  /** Absent in records that were made before the wording had one. */
  version?: number;
  /** ISO 8601. */
  at: string;
}

/** A declaration; null: it was asked, and no one is under age; undefined: it was not asked. */
export type GuardianAnswer = GuardianRecord | null | undefined;

/** The answer as it is recorded, in the words of the language it was given in. */
export const guardianOf = (guardian: PlaceBookingBody['guardian'], locale: Locale, at: Date): GuardianAnswer =>
  guardian && {
    name: guardian.fullName,
    text: guardianDeclaration.text[locale],
    version: guardianDeclaration.version,
    at: at.toISOString(),
  };

/** An answer as rows hold it: the declaration, and whether there was an answer. */
export interface AnsweredRow {
  guardian: GuardianRecord | null;
  hasGuardianAnswer: boolean;
}

export const answeredRow = (answer: GuardianAnswer): AnsweredRow => ({
  guardian: answer ?? null,
  hasGuardianAnswer: answer !== undefined,
});
