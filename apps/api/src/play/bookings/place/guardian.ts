import { guardianDeclaration, type Locale, type PlaceBookingBody } from '@dronesoccer/contracts';

/** The person responsible for all minors, with the text of the declaration, which is stored because it may change. */
export interface GuardianRecord {
  name: string;
  text: string;
  /** Absent in records that were made before the text was versioned. */
  version?: number;
  /** ISO 8601. */
  at: string;
}

/** A declaration, null if no minors take part, or undefined if the question was not asked. */
export type GuardianAnswer = GuardianRecord | null | undefined;

/** Returns the answer to store, with the declaration in the language that the booker read. */
export const guardianOf = (guardian: PlaceBookingBody['guardian'], locale: Locale, at: Date): GuardianAnswer =>
  guardian && {
    name: guardian.fullName,
    text: guardianDeclaration.text[locale],
    version: guardianDeclaration.version,
    at: at.toISOString(),
  };

/** An answer as the tables store it: the declaration, and whether the question was answered. */
export interface AnsweredRow {
  guardian: GuardianRecord | null;
  hasGuardianAnswer: boolean;
}

export const answeredRow = (answer: GuardianAnswer): AnsweredRow => ({
  guardian: answer ?? null,
  hasGuardianAnswer: answer !== undefined,
});
