import type { FigureSource } from '../../platform/metrics/index.js';

const orders = {
  name: 'dronesoccer_orders_last_hour',
  help: 'Orders placed in the last hour (state placed), and the ones of them that are paid (state paid)',
  label: 'state',
} as const;

/** An hour of orders is read from an index, so the cost does not grow with the age of the shop. */
export const orderFigures: FigureSource = {
  figures: [orders],
  async read(executor) {
    const [row] = await executor.query<{ placed: number; paid: number }>(
      `SELECT count(*) AS placed, count(paid_at) AS paid FROM orders WHERE placed_at > now() - interval '1 hour'`,
      [],
      'order-figures',
    );
    return [
      { name: orders.name, of: 'placed', value: row?.placed ?? 0 },
      { name: orders.name, of: 'paid', value: row?.paid ?? 0 },
    ];
  },
};
