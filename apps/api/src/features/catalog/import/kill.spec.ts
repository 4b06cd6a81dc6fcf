import { setTimeout as sleep } from 'node:timers/promises';
import { type ProductImportWire, ProductImportStatus, Role } from '@dronesoccer/contracts';
import { startMailSink, type MailSink, testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import pg from 'pg';
import { testEnvironment } from '../../../../test/support/api.js';
import { type ApiProcess, startApiProcess } from '../../../../test/support/processes.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';
import { isFull } from '../../../../test/support/two-processes.js';

const rows = isFull ? 10_000 : 1_500;
const kills = isFull ? 10 : 3;

describe('an API that is killed while it imports a file', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let mails: MailSink;
  let api: ApiProcess;

  beforeAll(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pool.on('error', () => undefined);
    mails = await startMailSink();
    api = await start();
  });
  afterAll(async () => {
    await api.stop();
    await mails.stop();
    await pool.end();
    await database.drop();
  });

  const start = (): Promise<ApiProcess> => startApiProcess(testEnvironment(database.url, mails.smtpUrl));

  /** Somebody who runs the shop, by a token that every process takes. */
  async function signIn(): Promise<{ authorization: string }> {
    const body = { firstName: 'Ari', lastName: 'Roy', email: 'kill@dronesoccer.test', password: 'Night#Arena42' };
    const reply = await fetch(`${api.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { accessToken, user } = (await reply.json()) as { accessToken: string; user: { id: string } };
    await pool.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [user.id, Role.SUPER_ADMIN]);
    return { authorization: `Bearer ${accessToken}` };
  }

  it(`applies each of ${rows} rows once, through ${kills} kills`, async () => {
    const headers = await signIn();
    const ask = async (path: string, init: RequestInit = {}): Promise<ProductImportWire> => {
      const reply = await fetch(`${api.origin}/api${path}`, { ...init, headers });
      const { data } = (await reply.json()) as { data: ProductImportWire };
      return data;
    };
    const heading = 'slug,name_en,name_fr,category,price,weight_grams,description_en,description_fr,stock_warehouse';
    const lines = Array.from(
      { length: rows },
      (_, n) => `p-${n},Name ${n},Nom ${n},Kit,10,5,Good.,Bon.,${1 + (n % 9)}`,
    );
    const file = new FormData();
    file.append('file', new Blob([`${heading}\n${lines.join('\n')}\n`]), 'many.csv');
    const { id } = await ask('/products/import', { method: 'POST', body: file });
    const until = async (isSo: (found: ProductImportWire) => boolean): Promise<ProductImportWire> => {
      for (;;) {
        const found = await ask(`/admin/product-imports/${id}`);
        if (isSo(found)) return found;
        await sleep(30);
      }
    };
    await until(({ status }) => status === ProductImportStatus.READY);
    await ask(`/products/import/${id}/confirm`, { method: 'POST' });

    for (let kill = 0, seen = 0; kill < kills; kill++) {
      const found = await until(({ status, doneRows }) => status === ProductImportStatus.DONE || doneRows > seen);
      seen = found.doneRows;
      await api.kill();
      api = await start();
    }

    const done = await until(({ status }) => status === ProductImportStatus.DONE);
    expect(done).toMatchObject({ createdCount: rows, doneRows: rows, found: { create: rows, refused: 0 } });
    const counted = await pool.query<{ products: number; moves: number; pieces: number }>(
      `SELECT (SELECT count(*)::int FROM products WHERE slug LIKE 'p-%') AS products,
              (SELECT count(*)::int FROM stock_moves) AS moves,
              (SELECT sum(delta)::int FROM stock_moves) AS pieces`,
    );
    const pieces = lines.reduce((sum, _line, n) => sum + 1 + (n % 9), 0);
    expect(counted.rows[0]).toEqual({ products: rows, moves: rows, pieces });
    await expectBooksToBalance({
      query: async <Row>(text: string, params: readonly unknown[] = []) =>
        (await pool.query(text, [...params])).rows as Row[],
    });
  });
});
