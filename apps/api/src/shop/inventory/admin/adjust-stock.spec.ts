import { type ProductAdminWire, StockMoveReason } from '@dronesoccer/contracts';
import { givenLocation, newRowId } from '@dronesoccer/devkit';
import fc from 'fast-check';
import { useApi } from '../../../../test/support/api.js';
import { clientOf, dataOf } from '../../../../test/support/client.js';
import { productBody, shopkeeper } from '../../../../test/support/products.js';
import { address, expectBooksToBalance } from '../../../../test/support/shopping.js';

const api = useApi();
const { RECEIVED, CORRECTED, TRANSFERRED, SOLD } = StockMoveReason;
let keeper: Awaited<ReturnType<typeof shopkeeper>>;
let warehouse: string;
let shelf: string;

beforeAll(async () => {
  keeper = await shopkeeper(api);
  const { id } = await givenLocation(api.database);
  const points = await keeper.call('products.admin.stockPoints');
  const idOf = (locationId: string | null) => points.find((point) => point.locationId === locationId)?.id ?? '';
  [warehouse, shelf] = [idOf(null), idOf(id)];
});

const stocked = (quantity: number): Promise<ProductAdminWire> =>
  keeper.create({ stock: [{ stockPointId: warehouse, quantity }] });
const move = (productId: string, body: object) =>
  keeper.answer('products.admin.moveStock', { params: { id: productId }, body });
const history = async (productId: string, query: object = {}) => {
  const reply = await keeper.answer('products.admin.stockMoves', { params: { id: productId }, query });
  return reply.body.data;
};
const levels = async (productId: string) => {
  const { stock } = await keeper.get(productId);
  const at = (point: string) => stock.find(({ id }) => id === point)?.quantity ?? 0;
  return [at(warehouse), at(shelf)];
};
const order = async (productId: string, quantity: number) => {
  const wish = { delivery: 1, email: 'a.buyer@example.test', address, items: [{ productId, quantity }] };
  const quote = await api.guest.answer('orders.quote', { body: wish });
  return api.guest.answer('orders.place', { body: { ...wish, expectedTotal: quote.body.data?.total ?? 0 } });
};

describe('stock', () => {
  it('is received, transferred and corrected, each with its reason, and the shop shows it at once', async () => {
    const product = await stocked(10);
    await api.guest.call('products.get', { params: { slug: product.slug } });
    dataOf(await move(product.id, { reason: RECEIVED, stockPointId: warehouse, quantity: 5, note: 'Order 77' }));
    const transfer = { reason: TRANSFERRED, stockPointId: warehouse, toStockPointId: shelf, quantity: 4 };
    dataOf(await move(product.id, transfer));
    const reply = dataOf(await move(product.id, { reason: CORRECTED, stockPointId: warehouse, quantity: -2 }));
    expect(reply.stockQty).toBe(13);
    expect(await levels(product.id)).toEqual([9, 4]);
    expect((await api.guest.answer('products.get', { params: { slug: product.slug } })).body.data.stockQty).toBe(9);

    const { total, items } = await history(product.id);
    expect(total).toBe(5);
    expect(items.map(({ delta, reason, note }) => [delta, reason, note]).slice(0, 1)).toEqual([[-2, CORRECTED, null]]);
    expect(items.at(-2)).toMatchObject({
      delta: 5,
      reason: RECEIVED,
      note: 'Order 77',
      order: null,
      actorName: 'Ari Tremblay',
      stockPointName: { en: 'Warehouse', fr: 'Entrepôt' },
    });
    expect((await history(product.id, { page: 2, pageSize: 4 })).items).toHaveLength(1);
    const [audit] = await api.database.query<{ before: unknown; after: unknown }>(
      `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'product.stock_moved' ORDER BY id LIMIT 1`,
      [product.id],
    );
    expect(audit).toMatchObject({ before: { levels: { [warehouse]: 10 } }, after: { levels: { [warehouse]: 15 } } });
  });

  it('never falls below zero: PROD_011, and nothing has moved', async () => {
    const product = await stocked(3);
    const requests = [
      { reason: CORRECTED, stockPointId: warehouse, quantity: -4 },
      { reason: CORRECTED, stockPointId: shelf, quantity: -1 },
      { reason: TRANSFERRED, stockPointId: warehouse, toStockPointId: shelf, quantity: 4 },
    ];
    for (const body of requests) {
      const reply = await move(product.id, body);
      expect([reply.status, reply.body.errorCode]).toEqual([409, 'PROD_011']);
      expect(reply.body.data).toMatchObject({ stockQty: 3 });
    }
    expect(await levels(product.id)).toEqual([3, 0]);
    expect((await history(product.id)).total).toBe(1);
  });

  it('that was asked for twice with one key moves once', async () => {
    const product = await stocked(1);
    const headers = { ...keeper.person.bearer, 'Idempotency-Key': newRowId() };
    const body = { reason: RECEIVED, stockPointId: warehouse, quantity: 5 };
    const send = () =>
      clientOf(api.origin, headers).answer('products.admin.moveStock', { params: { id: product.id }, body });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await levels(product.id)).toEqual([6, 0]);
  });

  it.each([
    [{ reason: RECEIVED, quantity: 0 }, 'quantity'],
    [{ reason: RECEIVED, quantity: -1 }, 'quantity'],
    [{ reason: RECEIVED, quantity: 1.5 }, 'quantity'],
    [{ reason: CORRECTED, quantity: 0 }, 'quantity'],
    [{ reason: TRANSFERRED, quantity: 1 }, 'toStockPointId'],
    [{ reason: RECEIVED, quantity: 1, toStockPointId: newRowId() }, 'toStockPointId'],
    [{ reason: TRANSFERRED, quantity: 1, toStockPointId: newRowId() }, 'toStockPointId'],
    [{ reason: SOLD, quantity: 1 }, 'reason'],
    [{ reason: RECEIVED, quantity: 1, stockPointId: newRowId() }, 'stockPointId'],
    [{ reason: RECEIVED, quantity: 1, note: 'x'.repeat(201) }, 'note'],
  ])('asked to move by %o is PROD_007 at %s', async (body, field) => {
    const product = await stocked(5);
    const reply = await move(product.id, { stockPointId: warehouse, ...body });
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'PROD_007']);
    expect(reply.body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('of what is not there is PROD_001', async () => {
    const body = { reason: RECEIVED, stockPointId: warehouse, quantity: 1 };
    expect((await move(newRowId(), body)).body.errorCode).toBe('PROD_001');
    const reply = await keeper.answer('products.admin.stockMoves', { params: { id: newRowId() } });
    expect(reply.body.errorCode).toBe('PROD_001');
  });
});

describe('several people at once', () => {
  it('correct and buy the same shelf: what is left is what was there, less what went', async () => {
    const product = await stocked(20);
    const corrections = Array.from({ length: 15 }, () =>
      move(product.id, { reason: CORRECTED, stockPointId: warehouse, quantity: -1 }),
    );
    const orders = Array.from({ length: 15 }, () => order(product.id, 1));
    const [moved, bought] = [await Promise.all(corrections), await Promise.all(orders)];
    const went = [...moved, ...bought].filter(({ status }) => status === 201).length;
    expect(went).toBe(20);
    expect(await levels(product.id)).toEqual([0, 0]);
    const refused = new Set(
      [...moved, ...bought].filter(({ status }) => status !== 201).map(({ body }) => body.errorCode),
    );
    for (const code of refused) expect(['PROD_011', 'ORD_010', 'ORD_003', 'CHECKOUT_001']).toContain(code);
    await expectBooksToBalance(api.database);
  });

  it('transfer back and forth without standing in each other’s way', async () => {
    const product = await stocked(40);
    await move(product.id, { reason: TRANSFERRED, stockPointId: warehouse, toStockPointId: shelf, quantity: 20 });
    const ways = [
      { stockPointId: warehouse, toStockPointId: shelf },
      { stockPointId: shelf, toStockPointId: warehouse },
    ];
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) => move(product.id, { reason: TRANSFERRED, quantity: 1, ...ways[n % 2] })),
    );
    expect(replies.every(({ status }) => status === 201)).toBe(true);
    expect(await levels(product.id)).toEqual([20, 20]);
  });

  it('do anything in any order: no level is ever negative, and moves add up to levels', async () => {
    const point = fc.constantFrom('warehouse', 'shelf');
    const step = fc.record({ from: point, quantity: fc.integer({ min: -6, max: 6 }), kind: fc.constantFrom(2, 6, 7) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const product = await stocked(4);
        const idOf = (name: string) => (name === 'shelf' ? shelf : warehouse);
        await Promise.all(
          steps.map(({ from, quantity, kind }) =>
            move(product.id, {
              reason: kind,
              quantity,
              stockPointId: idOf(from),
              ...(kind === TRANSFERRED && { toStockPointId: from === 'shelf' ? warehouse : shelf }),
            }),
          ),
        );
        const { items } = await history(product.id, { pageSize: 100 });
        const sumAt = (id: string) =>
          items.filter(({ stockPointId }) => stockPointId === id).reduce((sum, { delta }) => sum + delta, 0);
        expect([sumAt(warehouse), sumAt(shelf)]).toEqual(await levels(product.id));
        expect(Math.min(...(await levels(product.id)))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 12 },
    );
    await expectBooksToBalance(api.database);
  });
});

describe('an id in capital letters', () => {
  it('is the same stock point: unknown ones are refused, and none is named twice', async () => {
    const fieldsOf = async (stock: { stockPointId: string; quantity: number }[]) => {
      const reply = await keeper.answer('products.admin.create', { body: productBody({ stock }) });
      const { errorCode, errors = [] } = reply.body as { errorCode: string; errors?: { field: string }[] };
      return [reply.status, errorCode, errors.map(({ field }) => field)];
    };
    const unknown = [{ stockPointId: newRowId().toUpperCase(), quantity: 1 }];
    expect(await fieldsOf(unknown)).toEqual([400, 'PROD_007', ['stock.0.stockPointId']]);
    const twice = [warehouse, warehouse.toUpperCase()].map((stockPointId) => ({ stockPointId, quantity: 2 }));
    expect(await fieldsOf(twice)).toEqual([400, 'PROD_007', ['stock.1.stockPointId']]);
  });

  it('is no other place to transfer pieces to', async () => {
    const product = await stocked(5);
    const transfer = { reason: TRANSFERRED, stockPointId: warehouse, quantity: 2 };
    const reply = await move(product.id, { ...transfer, toStockPointId: warehouse.toUpperCase() });
    expect(reply.status).toBe(400);
    expect((reply.body as { errors: object[] }).errors).toMatchObject([{ field: 'toStockPointId' }]);
    expect((await history(product.id)).total).toBe(1);
  });
});
