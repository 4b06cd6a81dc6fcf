import type { ErrorCode, Locale, LocalText } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { organisationClock } from '@dronesoccer/domain/calendar';
import type { Executor, RowStream } from '../../../database/index.js';
import { AppError } from '../../../errors/index.js';
import { csvLine, csvLines, type CsvValue } from './csv-lines.js';

export interface CsvColumn<Row> {
  readonly heading: string | LocalText;
  readonly value: (row: Row, locale: Locale) => CsvValue;
}

/** Returns a column with its heading in each language: `column('Status', 'État', (row, locale) => …)`. */
export const column = <Row>(en: string, fr: string, value: CsvColumn<Row>['value']): CsvColumn<Row> => ({
  heading: { en, fr },
  value,
});

/** Returns a column with plain numbers of dollars; empty for null. */
export const dollarColumn = <Row>(en: string, fr: string, cents: (row: Row) => number | null): CsvColumn<Row> =>
  column(en, fr, (row) => {
    const value = cents(row);
    return value === null ? null : toDollars(value);
  });

/** Returns a column with instants in the organisation's time zone, by whose days lists filter; empty for null. */
export const instantColumn = <Row>(en: string, fr: string, at: (row: Row) => Date | null): CsvColumn<Row> =>
  column(en, fr, (row) => {
    const value = at(row);
    return value && organisationClock(value);
  });

/** An export as data: everything but its rows and the reader's language. */
export interface CsvExport<Row> {
  /** The file name without extension: `orders`. */
  readonly name: string | LocalText;
  readonly columns: readonly CsvColumn<Row>[];
  /** The error code for an export without rows. */
  readonly whenEmpty: ErrorCode;
}

interface CsvSource<Row> extends CsvExport<Row> {
  readonly locale: Locale;
  readonly rows: Promise<RowStream<Row>>;
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
 *       return CsvFile.of({ ...orderExport, locale, rows: this.database.openRows<Row>(text, params) });
 *     }
 */
export class CsvFile {
  private constructor(
    readonly fileName: string,
    private readonly stream: RowStream<unknown>,
    /** Chunks of the file's text, produced as rows are read from the database. */
    readonly pieces: AsyncGenerator<string, void, undefined>,
  ) {}

  get total(): number {
    return this.stream.total;
  }

  /** Like `RowStream.announce`. */
  announce(write: (executor: Executor) => Promise<void>): Promise<void> {
    return this.stream.announce(write);
  }

  /** Returns the connection to the pool, even if nothing was read. */
  close(): Promise<void> {
    return this.stream.close();
  }

  static async of<Row>({ name, columns, whenEmpty, locale, rows }: CsvSource<Row>): Promise<CsvFile> {
    const stream = await rows;
    if (stream.total === 0) {
      await stream.close();
      throw new AppError(whenEmpty);
    }
    return new CsvFile(`${textIn(name, locale)}.csv`, stream, piecesOf(columns, stream, locale));
  }
}

const textIn = (text: string | LocalText, locale: Locale): string => (typeof text === 'string' ? text : text[locale]);

async function* piecesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  { batches }: RowStream<Row>,
  locale: Locale,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(columns.map(({ heading }) => textIn(heading, locale)));
  for await (const batch of batches) {
    yield csvLines(batch.map((row) => columns.map(({ value }) => value(row, locale))));
  }
}
