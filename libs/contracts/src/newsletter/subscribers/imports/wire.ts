import type { ImportWire, RowProblem } from '../../../common/imports.ts';
import type { SubscriberImportStatus } from '../../../common/team-enums.ts';
import type { ConsentBasis } from '../consent.ts';

/**
 * The effect of a row: it adds a subscriber, asks the address to confirm, confirms a pending subscription, changes
 * nothing, or is refused.
 */
export const importOutcomes = ['added', 'asked', 'confirmed', 'kept', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export type SubscriberImportWire = ImportWire<ImportOutcome, SubscriberImportStatus>;

export interface SubscriberImportRowWire {
  /** The line in the file; the header row is line 1. */
  line: number;
  /** The email exactly as in the file. */
  email: string;
  outcome: ImportOutcome;
  /** The consent that the row brings, or null if the row does not state it properly. */
  consent: { basis: ConsentBasis; day: string; source: string } | null;
  /** The errors by column. An error with an empty `field` concerns the whole row. */
  errors: RowProblem[];
}
