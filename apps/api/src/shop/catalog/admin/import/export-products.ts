import { Injectable } from '@nestjs/common';
import type { ReceivedQuery } from '@dronesoccer/contracts';
import { Clock } from '../../../../platform/clock/index.js';
import { Database } from '../../../../platform/database/index.js';
import { type CsvColumn, CsvFile } from '../../../../platform/http/index.js';
import { listStockPoints } from '../../../inventory/index.js';
import { exportStatement } from '../product-list.queries.js';
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
    const { text, values } = exportStatement(filter, { locale: 'en', now: this.clock.now() });
    const stock = stockColumnsOf(await listStockPoints(this.database));
    return CsvFile.of({
      name: 'products',
      locale: 'en',
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
}
