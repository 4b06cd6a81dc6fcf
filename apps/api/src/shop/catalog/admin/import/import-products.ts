import { Injectable } from '@nestjs/common';
import {
  importActions,
  type Locale,
  type LocalText,
  type ProductImportRowWire,
  type ProductImportWire,
  productLimits,
} from '@dronesoccer/contracts';
import type { Executor } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { column, CsvFile } from '../../../../platform/http/index.js';
import { referToPictures } from '../../../../platform/images/index.js';
import {
  type ImportColumns,
  Importer,
  type ImportRecord,
  type ImportRow,
  Imports,
} from '../../../../platform/imports/index.js';
import { listStockPoints } from '../../../inventory/index.js';
import { CatalogCaches } from '../../catalog-caches.js';
import { ApplyImport } from './apply-import.js';
import { judgeProducts, prepareCheck } from './check-import.js';
import { columns, stockColumnsOf } from './columns.js';
import { importProblems } from './import-problems.js';
import { matchNames, readProductCounts, subjectOf } from './import.queries.js';
import { type ProductImport, productTable } from './product-import.js';

/** Imports a file of products, from upload through check and confirmation to completion. */
@Injectable()
export class ImportProducts extends Importer<ProductImport> {
  constructor(imports: Imports, applyImport: ApplyImport, caches: CatalogCaches) {
    super(imports, {
      kind: 'product-import',
      title: { en: 'Product import', fr: 'Importation de produits' },
      page: '/dashboard/all-products/import',
      jobs: { run: 'catalog.apply-import', resume: 'catalog.resume-imports' },
      table: productTable,
      file: { name: 'products.csv', refusal: 'IMPORT_002', limits: productLimits.productImport },
      columns: productColumns,
      outcomes: importActions,
      changes: ['create', 'update'],
      check: { batch: 250, unchecked: 'keep' },
      listsByLine: true,
      prepare: (executor, rows) => prepareCheck(executor, rows, imports.clock.now()),
      judge: judgeProducts,
      batch: 100,
      apply: (tx, rows, of) => applyImport.apply(tx, rows, of),
      afterBatch: () => caches.forget(),
      atEnd: async (tx, id) => void (await referToPictures(tx, subjectOf(id), [])),
      audit: {
        action: 'products.imported',
        subjectType: 'product_import',
        after: ({ create, update }) => ({ created: create, updated: update }),
      },
      present,
      presentRow,
    });
  }

  /**
   * Turns the rows with the name of an existing product into updates of that product, and checks the file again.
   *
   * @throws AppError IMPORT_001 for an unknown import; IMPORT_003 if there are no such rows or the import is not READY
   */
  async matchNames(id: string): Promise<ProductImportWire> {
    const { database } = this.platform;
    await this.find(database, id);
    await database.transaction(async (tx) => {
      const isOpen = await this.queries.recheck(tx, id);
      if (!isOpen || !(await matchNames(tx, id))) throw new AppError('IMPORT_003');
      await this.runner.enqueue(tx, id);
    });
    return this.get(id);
  }

  /** Returns the reasons why rows of an import were refused, one line per reason, in the caller's language. */
  override exportRefusedRows(importId: string, locale: Locale): Promise<CsvFile> {
    return CsvFile.of<RefusalRow>({
      name: 'import-errors',
      locale,
      columns: [
        column('Row', 'Ligne', ({ line }) => line),
        column('Product', 'Produit', ({ name }) => name),
        column('Column', 'Colonne', ({ field }) => field),
        column('Reason', 'Motif', ({ message }) => message[locale]),
      ],
      rows: this.platform.database.openRows<RefusalRow>(
        `SELECT r.line, coalesce(r.data -> 'cells' ->> 'name_en', r.data -> 'cells' ->> 'slug', '') AS name,
                e.error ->> 'field' AS field, e.error -> 'message' AS message
           FROM product_import_rows r CROSS JOIN jsonb_array_elements(r.errors) AS e (error)
          WHERE r.import_id = $1 ORDER BY r.line`,
        [importId],
      ),
      whenEmpty: 'IMPORT_001',
    });
  }
}

interface RefusalRow {
  line: number;
  name: string;
  field: string;
  message: LocalText;
}

async function productColumns(executor: Executor): Promise<ImportColumns> {
  const stock = stockColumnsOf(await listStockPoints(executor));
  const known = ['id', ...[...columns, ...stock].map(({ heading }) => heading)];
  return {
    columnOf: (heading) => (known.includes(heading) ? heading : null),
    needs: { oneOf: ['id', 'slug', 'name_en'], message: importProblems.noKey },
    headings: Object.fromEntries(known.map((heading) => [heading, { en: heading, fr: heading }])),
  };
}

async function present(record: ImportRecord<ProductImport>, executor: Executor): Promise<ProductImportWire> {
  const { id, fileName, status, totalRows, doneRows, counts, failure, createdAt, finishedAt } = record;
  const { created, updated, sameNames } = await readProductCounts(executor, id);
  return {
    ...{ id, fileName, status, totalRows, doneRows, found: counts, sameNames, failure },
    createdCount: created,
    updatedCount: updated,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function presentRow({ line, outcome, plan, cells, errors }: ImportRow<ProductImport>): ProductImportRowWire {
  return {
    ...{ line, action: outcome, errors },
    slug: plan?.slug ?? cells['slug'] ?? '',
    name: plan?.name ?? cells['name_en'] ?? '',
    changes: plan?.changes ?? [],
  };
}
