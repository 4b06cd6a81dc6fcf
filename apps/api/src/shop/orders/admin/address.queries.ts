import type { PostalAddressWire, ProvinceCode } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../../platform/database/index.js';

/** An order's address. Its province is one of the provinces, because the checkout verified it. */
type DeliveryAddress = PostalAddressWire & { province: ProvinceCode };

/** Returns where an order ships to, or null for a pickup. */
export async function addressOf(executor: Executor, orderId: string): Promise<DeliveryAddress | null> {
  const sql = 'SELECT address FROM orders WHERE id = $1::uuid';
  const [row] = await executor.query<{ address: DeliveryAddress | null }>(sql, [orderId], 'order-address');
  return row?.address ?? null;
}

/** Returns false if the order has this address already. */
export async function updateAddress(tx: Tx, orderId: string, address: PostalAddressWire): Promise<boolean> {
  const changed = await tx.query(
    'UPDATE orders SET address = $2::jsonb WHERE id = $1::uuid AND address IS DISTINCT FROM $2::jsonb RETURNING id',
    [orderId, JSON.stringify(address)],
    'order-change-address',
  );
  return changed.length > 0;
}
