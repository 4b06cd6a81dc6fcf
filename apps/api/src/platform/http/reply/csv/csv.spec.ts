import { get, type IncomingMessage } from 'node:http';
import { Controller } from '@nestjs/common';
import { parse } from 'csv-parse/sync';
import { useApi } from '../../../../../test/support/api.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { Database } from '../../../database/index.js';
import { RawEndpoint } from '../../endpoint/endpoint.js';
import { CsvFile } from './csv-file.js';
import { csvText } from './csv-lines.js';

interface Row {
  number: number;
  name: string;
}

const rows = 10_000;
/** More than the sockets buffer, so that a stopped reader has an effect. */
const padding = 'x'.repeat(10_000);

/** The number of rows of the running export written so far. */
let rowsMade = 0;
/** The number of its pieces that were requested but have not arrived. */
let piecesAwaited = 0;

const route = (name: string) =>
  RawEndpoint({
    name: `csv.${name}`,
    method: 'GET',
    path: `/api/csv/${name}`,
    summary: name,
    access: 'public',
    csv: true,
    errors: ['ORD_002'],
  });

@Controller()
class Exports {
  constructor(private readonly database: Database) {}

  @route('many')
  many(): Promise<CsvFile> {
    return this.file(`SELECT n AS number, 'Ball "' || n || '", é' AS name FROM generate_series(1, $1::int) AS n`, rows);
  }

  @route('wide')
  async wide(): Promise<CsvFile> {
    const text = `SELECT n AS number, '${padding}' || n AS name FROM generate_series(1, $1::int) AS n`;
    const file = await this.file(text, rows);
    const next = file.pieces.next.bind(file.pieces);
    file.pieces.next = async () => {
      piecesAwaited++;
      return next().finally(() => piecesAwaited--);
    };
    return file;
  }

  @route('none')
  none(): Promise<CsvFile> {
    return this.file('SELECT n AS number, n::text AS name FROM generate_series(1, $1::int) AS n', 0);
  }

  @route('broken')
  broken(): Promise<CsvFile> {
    const text = `SELECT n AS number, (1 / (n - 5000))::text AS name FROM generate_series(1, $1::int) AS n`;
    return this.file(text, rows);
  }

  private file(text: string, count: number): Promise<CsvFile> {
    return CsvFile.of({
      name: 'balls',
      columns: [
        { heading: 'Number', value: ({ number }) => (rowsMade++, number) },
        { heading: 'Name', value: ({ name }) => name },
      ],
      locale: 'en',
      rows: this.database.openRows<Row>(text, [count]),
      whenEmpty: 'ORD_002',
    });
  }
}

describe('an export', () => {
  const api = useApi({ ROLES: 'http', DATABASE_POOL_SIZE: '3' }, { probes: [Exports] });

  /** The final statement may still be running when the answer arrives, and none follows it. */
  const noTransactionStaysOpen = (): Promise<number> =>
    eventually(
      async () => {
        const [row] = await api.database.query<{ count: number }>(
          `SELECT count(*) AS count FROM pg_stat_activity
           WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
        );
        return row?.count ?? -1;
      },
      (count) => count === 0,
    );

  it('of ten thousand rows arrives whole, as spreadsheets want it', async () => {
    const { headers, text } = await api.http.get('/api/csv/many').expect(200).buffer(true);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="balls.csv"',
      'cache-control': 'no-store',
      'x-total-rows': String(rows),
    });
    expect(text.startsWith('\u{feff}Number,Name\r\n')).toBe(true);
    const parsed: string[][] = parse(text, { bom: true });
    expect(parsed).toHaveLength(rows + 1);
    expect(parsed[rows]).toEqual([String(rows), `Ball "${rows}", é`]);
    await noTransactionStaysOpen();
  });

  it('is read no faster than it is taken, so its length costs no memory', async () => {
    const origin = await api.app.getUrl();
    rowsMade = 0;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      // The client reads nothing beyond what the socket buffers hold.
      get(`${origin}/api/csv/wide`, (opened) => opened.once('readable', () => resolve(opened))).on('error', reject);
    });
    answer.on('error', () => undefined);
    await eventually(() => piecesAwaited === 0);
    expect(rowsMade).toBeGreaterThan(0);
    expect(rowsMade).toBeLessThan(rows / 2);
    answer.destroy();
  });

  it('stops reading when the client has gone, and returns its connection', async () => {
    const origin = await api.app.getUrl();
    for (let round = 0; round < 6; round++) {
      await new Promise<void>((resolve, reject) => {
        const request = get(`${origin}/api/csv/wide`, (answer) => {
          answer.once('data', () => {
            request.destroy();
            resolve();
          });
          answer.on('error', () => undefined);
        });
        request.on('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ECONNRESET' ? resolve() : reject(error),
        );
      });
    }
    await noTransactionStaysOpen();
    await api.http.get('/api/csv/many').expect(200);
  });

  it('of nothing is refused with its code', async () => {
    const { body } = await api.http.get('/api/csv/none').expect(404);
    expect(body).toMatchObject({ isSuccess: false, errorCode: 'ORD_002' });
    await noTransactionStaysOpen();
  });

  it('that fails half way is cut off, never taken for whole', async () => {
    await expect(api.http.get('/api/csv/broken').buffer(true)).rejects.toThrow(/aborted|hang up|terminated/i);
    await noTransactionStaysOpen();
  });
});

describe('a value', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1 604', "'+1 604"],
    ['-5 %', "'-5 %"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r'=1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
  ])('of text %j runs as no formula', (value, text) => expect(csvText(value)).toBe(text));

  it('of another kind is written plainly', () => {
    expect([csvText(-12.5), csvText(true), csvText(null), csvText(new Date(0))]).toEqual([
      '-12.5',
      'true',
      '',
      '1970-01-01T00:00:00.000Z',
    ]);
  });
});
