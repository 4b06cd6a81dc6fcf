import {
  type ImportOutcome,
  importOutcomes,
  type RowProblem,
  type SubscriberImportRowWire,
  SubscriberImportStatus,
  type SubscriberImportWire,
} from '@dronesoccer/contracts';
import type { ImportTable } from '../../../../platform/imports/index.js';
import type { ListRules, ReadRow } from './judge-row.js';

export interface SubscriberImport {
  outcome: ImportOutcome;
  plan: ReadRow;
  context: ListRules;
  problem: RowProblem;
  status: SubscriberImportStatus;
  wire: SubscriberImportWire;
  rowWire: SubscriberImportRowWire;
}

/** Subscriber lists have separate tables: these predate the shared ones, and the consent ledger refers to them. */
export const listTable: ImportTable<SubscriberImportStatus> = {
  imports: 'subscriber_imports',
  rows: 'subscriber_import_rows',
  statuses: SubscriberImportStatus,
  storedCounts: Object.fromEntries(
    importOutcomes.map((outcome) => [`${outcome}_count`, `(n.counts ->> '${outcome}')::int`]),
  ),
  counts: `json_build_object(${importOutcomes.map((outcome) => `'${outcome}', i.${outcome}_count`).join(', ')})`,
  outcome: 'outcome',
  stored: { cells: 'j.cells', read: 'j.plan' },
  datesRows: true,
  read: { cells: 'r.cells', hasTooMany: 'false', plan: 'r.read' },
};
