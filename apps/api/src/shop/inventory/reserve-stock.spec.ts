import { DeliveryMethod } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { type Reservation, reserveStock, type StockRequest } from './reserve-stock.js';
import { readLevels, type StockLevel } from './reserve-stock.queries.js';

describe('reserving stock from levels that are no longer true', () => {
  const api = useApi({ ROLES: 'http' });

  /** Creates two products: the first in the warehouse, the second only at the location. */
  const given = async () => {
    const { database } = api;
    const { id: locationId } = await givenLocation(database);
    const [first, second] = [await givenProduct(database, { stock: 5 }), await givenProduct(database, { stock: 0 })];
    await givenStock(database, second.id, 5, locationId);
    const request: StockRequest = {
      wanted: [
        { productId: first.id, quantity: 2 },
        { productId: second.id, quantity: 3 },
      ],
      delivery: DeliveryMethod.SHIP,
      locationId,
    };
    const levels = await readLevels(database, [first.id, second.id], locationId);
    return { first: first.id, second: second.id, request, levels };
  };

  /** Returns levels that overstate the warehouse's stock, as if someone bought the difference a moment later. */
  const believing = (levels: readonly StockLevel[], productId: string): StockLevel[] =>
    levels.map((level) => (level.productId === productId && level.isWarehouse ? { ...level, quantity: 5 } : level));

  const reserve = (request: StockRequest, levels: readonly StockLevel[]): Promise<Reservation> =>
    api.database.transaction((tx) => reserveStock(tx, request, levels));

  const leftOf = async (productId: string): Promise<number> => {
    const levels = await api.database.query<{ sum: number }>(
      'SELECT sum(quantity)::int AS sum FROM stock_levels WHERE product_id = $1',
      [productId],
    );
    return levels[0]?.sum ?? -1;
  };

  it('plans again from what is left, and has taken nothing twice', async () => {
    const { first, second, request, levels } = await given();
    const reserved = await reserve(request, believing(levels, second));
    expect(reserved).toMatchObject({ ok: true, takes: [{ quantity: 2 }, { quantity: 3 }] });
    expect([await leftOf(first), await leftOf(second)]).toEqual([3, 2]);
  });

  it('fails when there is not enough of everything, and takes nothing', async () => {
    const { first, second, request, levels } = await given();
    const wanted = request.wanted.map((line) => (line.productId === second ? { ...line, quantity: 6 } : line));
    const reserved = await reserve({ ...request, wanted }, believing(believing(levels, second), second));
    expect(reserved).toEqual({ ok: false, shortages: [{ productId: second, requested: 6, available: 5 }] });
    expect([await leftOf(first), await leftOf(second)]).toEqual([5, 5]);
  });
});
