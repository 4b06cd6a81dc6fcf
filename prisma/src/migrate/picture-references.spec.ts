import {
  databaseAtVersion,
  type DatabaseAtVersion,
  insertRow,
  newRowId,
  openConnection,
  type Connection,
} from '@dronesoccer/devkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';

/**
 * Runs the statements of the program before picture references, which writes products, orders and imports, but no
 * references.
 */
describe('pictures of the version before there were references to them', () => {
  let database: DatabaseAtVersion;
  let connection: Connection;

  beforeAll(async () => {
    database = await databaseAtVersion('picture_references', migrate);
    connection = await openConnection(database.url);
  });
  afterAll(async () => {
    await connection?.close();
    await database?.drop();
  });

  const upload = async (): Promise<{ id: string; url: string }> => {
    const id = newRowId();
    const row = { id, file_name: `${id}.webp`, width: 4, height: 3, bytes: 1, content_hash: Buffer.from([0]) };
    await insertRow(connection, 'uploaded_pictures', row);
    return { id, url: `/uploads/${row.file_name}` };
  };
  const product = async (...urls: string[]): Promise<string> => {
    const id = newRowId();
    await insertRow(connection, 'products', { id, slug: id, category: 1, price_cents: 1, weight_grams: 1 });
    await show(id, urls);
    return id;
  };
  const show = async (productId: string, urls: readonly string[]): Promise<void> => {
    for (const [position, url] of urls.entries()) {
      const alt = { en: 'a', fr: 'a' };
      await insertRow(connection, 'product_images', { id: newRowId(), product_id: productId, position, url, alt });
    }
  };
  const order = async (productId: string, url: string): Promise<string> => {
    const id = newRowId();
    const address = { fullName: 'A', line1: '1', city: 'V', province: 'BC', postalCode: 'V6B 1A1' };
    await insertRow(connection, 'orders', {
      ...{ id, number: id, email: 'a@b.ca', delivery: 1, address, tax_province: 'BC' },
      ...{ subtotal_cents: 1, total_cents: 1, hold_expires_at: new Date() },
    });
    const line = {
      id: newRowId(),
      order_id: id,
      position: 0,
      product_id: productId,
      slug: 's',
      name: 'N',
      category: 1,
    };
    const price = { tax_class: 1, unit_price_cents: 1, quantity: 1, discount_cents: 0 };
    await insertRow(connection, 'order_lines', { ...line, ...price, image_url: url });
    return id;
  };
  const imported = async (status: number, url: string, finishedAt: Date | null): Promise<string> => {
    const id = newRowId();
    await insertRow(connection, 'product_imports', { id, file_name: 'a.csv', status, finished_at: finishedAt });
    const data = { cells: {}, judged: { terms: { pictures: [{ url }] } } };
    await insertRow(connection, 'product_import_rows', { import_id: id, line: 2, action: 'create', data });
    await insertRow(connection, 'product_import_rows', { import_id: id, line: 3, action: 'keep', data: { cells: {} } });
    return id;
  };
  const references = () =>
    connection.rows<{ picture: string; subject: string }>(
      `SELECT picture_id AS picture, subject_type || ' ' || subject_id AS subject FROM picture_references
        ORDER BY picture_id, subject_type`,
    );

  it('are referred to by what shows them, and go on being so while that version still writes', async () => {
    const [shown, bought, waiting] = [await upload(), await upload(), await upload()];
    const [applied, late, lateBought] = [await upload(), await upload(), await upload()];
    await upload();
    const ball = await product(shown.url, '/pictures/products/a.webp');
    const kit = await product('/pictures/products/b.webp');
    const old = [await order(ball, shown.url), await order(ball, bought.url), await order(kit, '/pictures/b.webp')];
    const ready = await imported(2, waiting.url, null);
    await imported(4, applied.url, new Date());

    await database.migrateFurther();

    const backfilled = [
      { picture: shown.id, subject: `order ${old[0]}` },
      { picture: shown.id, subject: `product ${ball}` },
      { picture: bought.id, subject: `order ${old[1]}` },
      { picture: waiting.id, subject: `product_import ${ready}` },
    ];
    const inOrder = (rows: typeof backfilled) =>
      rows.toSorted((a, b) => (a.picture + a.subject < b.picture + b.subject ? -1 : 1));
    expect(await references()).toEqual(inOrder(backfilled));

    await connection.query('DELETE FROM product_images WHERE product_id = $1', [kit]);
    await show(kit, [late.url]);
    const lateOrder = await order(kit, lateBought.url);
    const both = [
      { picture: late.id, subject: `product ${kit}` },
      { picture: lateBought.id, subject: `order ${lateOrder}` },
    ];
    expect(await references()).toEqual(inOrder([...backfilled, ...both]));
  });

  it('are let go with the product or the order, and by the cleaning of the version before', async () => {
    await connection.query('DELETE FROM order_lines');
    await connection.query('DELETE FROM orders');
    await connection.query('DELETE FROM products');
    const left = await references();
    expect(left.map(({ subject }) => subject.split(' ')[0])).toEqual(['product_import']);
    await connection.query('DELETE FROM uploaded_pictures');
    expect(await references()).toEqual([]);
  });
});
