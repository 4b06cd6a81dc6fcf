import type { Tx } from '../../../platform/database/index.js';
import { maxPiecesPerOrder } from '../../../platform/settings/index.js';

/** The customer and the network that hold goods with an order. */
export interface Holder {
  /** The customer's account, or null for a guest. */
  userId: string | null;
  email: string;
  /** An IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string;
}

/** The pieces in unpaid orders, and the most that one order may hold. */
interface UnpaidHoldings {
  pieces: {
    /** For an account, the pieces in its orders. For a guest, those under this email from this network. */
    byPerson: number;
    /** The pieces from this network, in the orders of accounts for an account and of guests for a guest. */
    byNetwork: number;
    /** The pieces under a guest's email from all networks; 0 for an account. */
    byEmail: number;
  };
  maxPiecesPerOrder: number;
}

/**
 * Counts the unpaid pieces of a customer and a network. Until the end of the transaction, no one else can place an
 * order for this account, with this guest's email or from this network: two simultaneous orders would otherwise miss
 * each other's pieces. The locks are always taken in this order, so they cannot deadlock. The function counts after
 * locking and so includes everything committed meanwhile.
 */
export async function holdingsOf(tx: Tx, { userId, email, network }: Holder, now: Date): Promise<UnpaidHoldings> {
  const [held] = await tx.query<UnpaidHoldings>(
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
