import type { LocalText } from '../../../common/locales.ts';
import type { SubscriberImportStatus } from '../../../common/team-enums.ts';
import type { ConsentBasis } from '../consent.ts';

/**
 * What a row of a list does, or did: adds a subscriber, asks the address to confirm, confirms one that waits, keeps what is
 * there, or is refused.
 */
export const importOutcomes = ['added', 'asked', 'confirmed', 'kept', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** The columns of a list, named as its heading names them. */
export const subscriberColumns = [
  'email',
  'language',
  'topics',
  'consent',
  'consent_date',
  'consent_source',
  'consent_wording',
] as const;
export type SubscriberColumn = (typeof subscriberColumns)[number];

export interface SubscriberImportWire {
  id: string;
  fileName: string;
  status: SubscriberImportStatus;
  totalRows: number;
  /** Rows that were applied. */
  doneRows: number;
  /** What the rows would do, and once they are applied: what they did. */
  counts: Record<ImportOutcome, number>;
  /** Who imported it; null when the account is gone. */
  actor: { id: string; name: string } | null;
  createdAt: string;
  finishedAt: string | null;
}

export interface SubscriberImportRowWire {
  /** In the list, counted from 1 with its heading. */
  line: number;
  /** As it stands in the list. */
  email: string;
  outcome: ImportOutcome;
  /** What consent it brings; null where the row does not say it properly. */
  consent: { basis: ConsentBasis; day: string; source: string } | null;
  /** Why it is refused, by column; of the row as a whole where the column is empty. */
  errors: { field: string; message: LocalText }[];
}
