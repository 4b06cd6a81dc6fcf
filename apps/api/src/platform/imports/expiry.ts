import { msPerDay } from '@dronesoccer/domain';
import type { ImportDefinition, ImportTypes } from './import-definition.js';

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * msPerDay);

/** Returns the number of days after the upload until an unfinished import expires. Its rows may be deleted by then. */
export const expiryDaysOf = <K extends ImportTypes>({ rowDays }: Pick<ImportDefinition<K>, 'rowDays'>): number =>
  rowDays ?? 30;
