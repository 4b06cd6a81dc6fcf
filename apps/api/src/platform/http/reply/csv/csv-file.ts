import type { ErrorCode } from '@dronesoccer/contracts';
import type { RowStream } from '../../../database/index.js';
import { AppError } from '../../../errors/index.js';
import { csvLine, csvLines, type CsvValue } from './csv-lines.js';

export interface CsvColumn<Row> {
  readonly heading: string;
  readonly value: (row: Row) => CsvValue;
}

interface CsvSource<Row> {
  /** The file name without extension: `orders`. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: Promise<RowStream<Row>>;
  /** The error code for an export without rows. */
  readonly whenEmpty: ErrorCode;
}

/** Without the mark, Excel reads the file in a legacy code page. */
const byteOrderMark = '\u{feff}';

/**
 * The result of a call marked `csv`:
 *
 *     @Endpoint('orders.admin.export')
 *     export(@Query() filter: ReceivedQuery<'orders.admin.export'>, @RequestLocale() locale: Locale): Promise<CsvFile> {
 *       return this.orders.export(filter, locale);
 *     }
 *
 *     // the service
 *     export(filter: ReceivedQuery<'orders.admin.export'>, locale: Locale): Promise<CsvFile> {
 *       const { text, params } = ordersToExport(filter);
 *       return CsvFile.of({ name: 'orders', columns: columnsIn(locale), rows: this.database.openRows<Row>(text, params), whenEmpty: 'ORD_002' });
 *     }
 */
export class CsvFile {
  private constructor(
    readonly fileName: string,
    readonly total: number,
    /** Chunks of the file's text, produced as rows are read from the database. */
    readonly pieces: AsyncGenerator<string, void, undefined>,
    /** Returns the connection to the pool, even if nothing was read. */
    readonly close: () => Promise<void>,
  ) {}

  static async of<Row>({ name, columns, rows, whenEmpty }: CsvSource<Row>): Promise<CsvFile> {
    const stream = await rows;
    if (stream.total === 0) {
      await stream.close();
      throw new AppError(whenEmpty);
    }
    return new CsvFile(`${name}.csv`, stream.total, piecesOf(columns, stream), () => stream.close());
  }
}

async function* piecesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  { batches }: RowStream<Row>,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(columns.map(({ heading }) => heading));
  for await (const batch of batches) {
    yield csvLines(batch.map((row) => columns.map(({ value }) => value(row))));
  }
}
