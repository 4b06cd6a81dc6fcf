import { setTimeout as sleep } from 'node:timers/promises';
import { type ProductImportWire, ProductImportStatus } from '@dronesoccer/contracts';
import { formOf } from '../../../../../test/support/client.js';
import { useKillableApi } from '../../../../../test/support/killable-api.js';
import { expectBooksToBalance } from '../../../../../test/support/shopping.js';
import { isFull } from '../../../../../test/support/two-processes.js';

const rows = isFull ? 10_000 : 1_500;
const kills = isFull ? 10 : 3;

describe('an API that is killed while it imports a file', () => {
  const api = useKillableApi();

  it(`applies each of ${rows} rows once, through ${kills} kills`, async () => {
    const heading = 'slug,name_en,name_fr,category,price,weight_grams,description_en,description_fr,stock_warehouse';
    const lines = Array.from(
      { length: rows },
      (_, n) => `p-${n},Name ${n},Nom ${n},Kit,10,5,Good.,Bon.,${1 + (n % 9)}`,
    );
    const form = formOf({ file: new File([`${heading}\n${lines.join('\n')}\n`], 'many.csv') });
    const { id } = await api.admin.call('products.admin.import', { form });
    const until = async (isSo: (found: ProductImportWire) => boolean): Promise<ProductImportWire> => {
      for (;;) {
        const found = await api.admin.call('products.admin.getImport', { params: { id } });
        if (isSo(found)) return found;
        await sleep(30);
      }
    };
    await until(({ status }) => status === ProductImportStatus.READY);
    await api.admin.call('products.admin.confirmImport', { params: { id } });

    for (let kill = 0, seen = 0; kill < kills; kill++) {
      const found = await until(({ status, doneRows }) => status === ProductImportStatus.DONE || doneRows > seen);
      seen = found.doneRows;
      await api.kill();
    }

    const done = await until(({ status }) => status === ProductImportStatus.DONE);
    expect(done).toMatchObject({ createdCount: rows, doneRows: rows, found: { create: rows, refused: 0 } });
    const counted = await api.pool.query<{ products: number; moves: number; pieces: number }>(
      `SELECT (SELECT count(*)::int FROM products WHERE slug LIKE 'p-%') AS products,
              (SELECT count(*)::int FROM stock_moves) AS moves,
              (SELECT sum(delta)::int FROM stock_moves) AS pieces`,
    );
    const pieces = lines.reduce((sum, _line, n) => sum + 1 + (n % 9), 0);
    expect(counted.rows[0]).toEqual({ products: rows, moves: rows, pieces });
    await expectBooksToBalance({
      query: async <Row>(text: string, params: readonly unknown[] = []) =>
        (await api.pool.query(text, [...params])).rows as Row[],
    });
  });
});
