import { Injectable } from '@nestjs/common';
import type { Locale, LocalText, ReceivedQuery } from '@dronesoccer/contracts';
import { Clock } from '../../../../platform/clock/index.js';
import { Database } from '../../../../platform/database/index.js';
import { type CsvColumn, CsvFile } from '../../../../platform/http/index.js';
import { listStockPoints } from '../../../inventory/index.js';
import { exportStatement } from '../product-list.queries.js';
import { adminFilterOf } from '../read-products.js';
import { columns, stockColumnsOf } from './columns.js';
import { type CurrentRow, draftOf } from './find-current.queries.js';

/** Exports products as a file that can be imported again. Importing the unchanged file changes nothing. */
@Injectable()
export class ExportProducts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PROD_004 if no product matches the filter */
  async file(filter: ReceivedQuery<'products.admin.export'>): Promise<CsvFile> {
    const { text, values } = exportStatement(adminFilterOf(filter), { locale: 'en', now: this.clock.now() });
    const stock = stockColumnsOf(await listStockPoints(this.database));
    return CsvFile.of({
      name: 'products',
      columns: [
        { heading: 'id', value: ({ id }: CurrentRow) => id },
        ...columns.map(({ heading, write }): CsvColumn<CurrentRow> => ({
          heading,
          value: (row) => write(draftOf(row)),
        })),
        ...stock.map(({ heading, stockPointId }): CsvColumn<CurrentRow> => ({
          heading,
          value: ({ stock: levels }) => levels?.find(({ id }) => id === stockPointId)?.quantity ?? '',
        })),
      ],
      rows: this.database.openRows<CurrentRow>(text, values),
      whenEmpty: 'PROD_004',
    });
  }

  /** Returns the reasons why rows of an import were refused, one line per reason, in the caller's language. */
  errors(importId: string, locale: Locale): Promise<CsvFile> {
    const headings = errorHeadings[locale];
    return CsvFile.of<RefusalRow>({
      name: 'import-errors',
      columns: [
        { heading: headings.line, value: ({ line }) => line },
        { heading: headings.name, value: ({ name }) => name },
        { heading: headings.field, value: ({ field }) => field },
        { heading: headings.message, value: ({ message }) => message[locale] },
      ],
      rows: this.database.openRows<RefusalRow>(
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

const errorHeadings = {
  en: { line: 'Row', name: 'Product', field: 'Column', message: 'Reason' },
  fr: { line: 'Ligne', name: 'Produit', field: 'Colonne', message: 'Raison' },
} as const;
