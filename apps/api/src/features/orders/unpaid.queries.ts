import type { Tx } from '../../platform/database/index.js';
import { maxPiecesPerOrder } from '../settings/index.js';

/** Who holds goods with an order, and from where. */
export interface Holder {
  email: string;
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  network: string;
}

/** Pieces in orders that still wait for their payment, and the most that one order may hold. */
export interface Held {
  byBuyer: number;
  byNetwork: number;
  maxPiecesPerOrder: number;
}

/**
 * What a buyer and a network hold unpaid. From here to the end of the transaction no one else places an order with this
 * e-mail or from this network, or two at once would each find the other's pieces not held yet. The locks are always taken in
 * this order, so that no two wait for each other, and the functions count behind them, what was committed meanwhile as well.
 */
export async function holdingsOf(tx: Tx, { email, network }: Holder, now: Date): Promise<Held> {
  const [held] = await tx.query<Held>(
    `WITH locked AS MATERIALIZED (
       SELECT pg_advisory_xact_lock(hashtextextended('unpaid orders of ' || mailbox_of($1), 0)),
         pg_advisory_xact_lock(hashtextextended('unpaid orders from ' || $2, 0))
     )
     SELECT unpaid_pieces_of($1, $3::timestamptz) AS "byBuyer", unpaid_pieces_from($2, $3::timestamptz) AS "byNetwork",
       ${maxPiecesPerOrder} AS "maxPiecesPerOrder"
     FROM locked`,
    [email, network, now],
    'order-unpaid-pieces',
  );
  if (held === undefined) throw new Error('A sum gave no row');
  return held;
}
