import { OrderEventKind, type PostalAddressWire, type ProvinceCode } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../../platform/database/index.js';

/** An order's address. Its province is one of the provinces, because the checkout verified it. */
type DeliveryAddress = PostalAddressWire & { province: ProvinceCode };

/** Returns where an order ships to, or null for a pickup. */
export async function addressOf(executor: Executor, orderId: string): Promise<DeliveryAddress | null> {
  const sql = 'SELECT address FROM orders WHERE id = $1::uuid';
  const [row] = await executor.query<{ address: DeliveryAddress | null }>(sql, [orderId], 'order-address');
  return row?.address ?? null;
}

export async function updateAddress(tx: Tx, orderId: string, address: PostalAddressWire): Promise<void> {
  const sql = 'UPDATE orders SET address = $2::jsonb WHERE id = $1::uuid';
  await tx.query(sql, [orderId, JSON.stringify(address)], 'order-change-address');
}

/** Returns how often the address of an order was changed. */
export async function addressChanges(executor: Executor, orderId: string): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM order_events
     WHERE order_id = $1::uuid AND kind = ${OrderEventKind.ADDRESS_CHANGED}`,
    [orderId],
    'order-address-changes',
  );
  return row?.count ?? 0;
}
