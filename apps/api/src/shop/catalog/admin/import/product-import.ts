import {
  type ImportAction,
  type ImportRowError,
  type ProductImportRowWire,
  ProductImportStatus,
  type ProductImportWire,
} from '@dronesoccer/contracts';
import { type ImportTable, kindOfRow, type DuplicateRows } from '../../../../platform/imports/index.js';
import type { StockColumn } from './columns.js';
import type { ProductPlan } from './judge-row.js';

/** The data that is read once to check a whole file. */
export interface CheckContext {
  /** The rows that name the same product as an earlier row. */
  duplicates: DuplicateRows;
  stockColumns: readonly StockColumn[];
  /** The time of the check. */
  now: Date;
}

export interface ProductImport {
  outcome: ImportAction;
  plan: ProductPlan;
  context: CheckContext;
  problem: ImportRowError;
  status: ProductImportStatus;
  wire: ProductImportWire;
  rowWire: ProductImportRowWire;
}

/** Product imports have separate tables, which predate the shared ones. */
export const productTable: ImportTable<ProductImportStatus> = {
  imports: 'product_imports',
  rows: 'product_import_rows',
  statuses: ProductImportStatus,
  storedCounts: {},
  counts: `(SELECT coalesce(jsonb_object_agg(c.kind, c.count), '{}') FROM (
    SELECT ${kindOfRow({ outcome: 'action' })} AS kind, count(*)::int AS count FROM product_import_rows r
     WHERE r.import_id = i.id GROUP BY 1) c)`,
  outcome: 'action',
  stored: {
    data: `jsonb_build_object('cells', j.cells, 'hasTooMany', j.has_too_many)
      || CASE WHEN j.plan IS NULL THEN '{}' ELSE jsonb_build_object('judged', j.plan) END`,
  },
  datesRows: false,
  read: { cells: "r.data -> 'cells'", hasTooMany: "(r.data ->> 'hasTooMany')::bool", plan: "r.data -> 'judged'" },
};
