import type { Tx } from '../../../platform/database/index.js';
import { maxPiecesPerOrder } from '../../../platform/settings/index.js';

/** Who holds goods with an order, and from where. */
export interface Holder {
  /** The account that buys; null for a guest. */
  userId: string | null;
  email: string;
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  network: string;
}

/** Pieces in orders that still wait for their payment, and the most that one order may hold. */
export interface Held {
  pieces: {
    /** In the account's own orders; for a guest, under this email from this network. */
    byPerson: number;
    /** From this network: the accounts' for an account, the guests' for a guest. */
    byNetwork: number;
    /** Under a guest's email from all networks; 0 for an account. */
    byEmail: number;
  };
  maxPiecesPerOrder: number;
}

/**
 * Counts what a buyer and a network hold unpaid. From here to the end of the transaction no one else places an order for this
 * account, with this guest's email or from this network, or two at once would each find the other's pieces not held yet. The
 * locks are always taken in this order, so that no two wait for each other, and the function counts behind them, what was
 * committed meanwhile as well.
 */
export async function holdingsOf(tx: Tx, { userId, email, network }: Holder, now: Date): Promise<Held> {
  const [held] = await tx.query<Held>(
    `WITH locked AS MATERIALIZED (
       SELECT pg_advisory_xact_lock(hashtextextended('unpaid orders of ' || COALESCE($4::uuid::text, mailbox_of($1)), 0)),
         pg_advisory_xact_lock(hashtextextended('unpaid orders from ' || $2, 0))
     )
     SELECT unpaid_order_pieces($4::uuid, $1, $2, $3::timestamptz) AS pieces, ${maxPiecesPerOrder} AS "maxPiecesPerOrder"
     FROM locked`,
    [email, network, now, userId],
    'order-unpaid-pieces',
  );
  if (held === undefined) throw new Error('A sum gave no row');
  return held;
}
