import type { Connection } from '@dronesoccer/devkit';

/** Returns the number of pieces in all stock points. */
export async function stockOf(db: Connection, productId: string): Promise<number> {
  const [row] = await db.rows<{ quantity: number }>(
    'SELECT sum(quantity)::int AS quantity FROM stock_levels WHERE product_id = $1',
    [productId],
  );
  return row?.quantity ?? 0;
}

export async function ordersOf(db: Connection, email: string): Promise<{ total: number; status: number }[]> {
  return db.rows('SELECT total_cents AS total, status FROM orders WHERE email = $1 ORDER BY placed_at', [email]);
}
