import { ProductImportStatus } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import { stringify } from 'csv-stringify/sync';
import { useApi } from '../../../../test/support/api.js';
import { formOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { shopkeeper, termsOf } from '../../../../test/support/products.js';
import { placeOrder } from '../../../../test/support/shopping.js';

describe('an uploaded picture', () => {
  const api = useApi();
  let keeper: Awaited<ReturnType<typeof shopkeeper>>;
  beforeAll(async () => {
    keeper = await shopkeeper(api);
  });

  const alt = { en: 'Ball', fr: 'Ballon' };
  const upload = async (): Promise<string> => {
    const name = `${newRowId().replaceAll('-', '').slice(-22)}.webp`;
    await api.database.query(
      `INSERT INTO uploaded_pictures (id, file_name, width, height, bytes, content_hash)
       VALUES ($1, $2, 9, 16, 1, '\\x00')`,
      [newRowId(), name],
    );
    return `/uploads/${name}`;
  };
  /** Returns the subjects that keep a picture, as `product <id>`. */
  const keepersOf = async (url: string): Promise<string[]> => {
    const rows = await api.database.query<{ subject: string }>(
      `SELECT r.subject_type || ' ' || r.subject_id AS subject
         FROM picture_references r JOIN uploaded_pictures u ON u.id = r.picture_id
        WHERE '/uploads/' || u.file_name = $1 ORDER BY 1`,
      [url],
    );
    return rows.map(({ subject }) => subject);
  };

  it('is kept by the products that show it, and let go when they show another or are deleted', async () => {
    const [first, second] = [await upload(), await upload()];
    const made = await keeper.create({ pictures: [{ url: first, alt }] });
    const copy = await keeper.call('products.admin.duplicate', { params: { id: made.id } });
    expect(await keepersOf(first)).toEqual([`product ${made.id}`, `product ${copy.id}`].sort());

    const terms = { ...termsOf(made), pictures: [{ url: second, alt }] };
    await keeper.call('products.admin.update', { params: { id: made.id }, body: terms });
    expect(await keepersOf(first)).toEqual([`product ${copy.id}`]);
    expect(await keepersOf(second)).toEqual([`product ${made.id}`]);

    await keeper.call('products.admin.delete', { params: { id: copy.id } });
    expect(await keepersOf(first)).toEqual([]);
  });

  it('is kept by the orders that were placed with it', async () => {
    const url = await upload();
    const [warehouse] = await keeper.call('products.admin.stockPoints');
    const stock = [{ stockPointId: warehouse?.id ?? '', quantity: 3 }];
    const made = await keeper.create({ pictures: [{ url, alt }], stock });
    const order = await placeOrder(await api.app.getUrl(), { items: [{ productId: made.id, quantity: 1 }] });
    expect(await keepersOf(url)).toEqual([`order ${order.id}`, `product ${made.id}`]);
  });

  it('is kept by a file of products until it is applied, and then by the product', async () => {
    const url = await upload();
    const { id, slug } = await keeper.create();
    const file = stringify([{ slug, pictures: url }], { header: true });
    const form = formOf({ file: new File([file], 'products.csv') });
    const { id: importId } = await keeper.call('products.admin.import', { form });
    const until = (wanted: ProductImportStatus) =>
      eventually(async () => {
        const reply = await keeper.answer('products.admin.getImport', { params: { id: importId } });
        return reply.body.data.status === wanted;
      });
    await until(ProductImportStatus.READY);
    expect(await keepersOf(url)).toEqual([`product_import ${importId}`]);
    await keeper.call('products.admin.confirmImport', { params: { id: importId } });
    await until(ProductImportStatus.DONE);
    expect(await keepersOf(url)).toEqual([`product ${id}`]);
  });
});
