import { type Carrier, OrderEventKind } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../../platform/database/index.js';

/** A parcel's tracking data. Both fields are null if the order is handed over. */
export interface Parcel {
  carrier: Carrier | null;
  trackingNumber: string | null;
}

export async function insertShipment(tx: Tx, orderId: string, parcel: Parcel, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO shipments (id, order_id, carrier, tracking_number, shipped_at)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5::timestamptz)`,
    [newId(), orderId, parcel.carrier, parcel.trackingNumber, at],
    'shipment-insert',
  );
}

/** Returns the order's parcel, or null if there is none. */
export async function shipmentOf(executor: Executor, orderId: string): Promise<(Parcel & { id: string }) | null> {
  const [row] = await executor.query<Parcel & { id: string }>(
    `SELECT id, carrier, tracking_number AS "trackingNumber" FROM shipments
     WHERE order_id = $1::uuid ORDER BY shipped_at DESC, id DESC LIMIT 1`,
    [orderId],
    'shipment-of-order',
  );
  return row ?? null;
}

export async function updateShipment(tx: Tx, id: string, parcel: Parcel): Promise<void> {
  await tx.query(
    'UPDATE shipments SET carrier = $2, tracking_number = $3 WHERE id = $1::uuid',
    [id, parcel.carrier, parcel.trackingNumber],
    'shipment-update',
  );
}

/** Returns whether the customer was notified that the order is ready for pickup. */
export async function wasAnnounced(executor: Executor, orderId: string): Promise<boolean> {
  const [row] = await executor.query<{ announced: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM order_events
       WHERE order_id = $1::uuid AND kind = ${OrderEventKind.READY_FOR_PICKUP}) AS announced`,
    [orderId],
    'order-was-announced',
  );
  return row?.announced ?? false;
}
