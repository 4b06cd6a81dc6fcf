import type { ImportDefinition, ImportTypes } from './import-definition.js';

export const dayMs = 86_400_000;

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs);

/** Days after the upload beyond which no one waits for an import any more, and its rows may be gone. */
export const patienceOf = <K extends ImportTypes>({ rowDays }: Pick<ImportDefinition<K>, 'rowDays'>): number =>
  rowDays ?? 30;
