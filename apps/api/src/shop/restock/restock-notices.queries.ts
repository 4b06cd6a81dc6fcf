import type { Locale } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import { isInStock, isKnown } from '../catalog/index.js';

/** The stored states. A request is open while it is waiting or its email is queued. */
export const RestockState = { WAITING: 1, QUEUED: 2, MAILED: 3, STOPPED: 4 } as const;

const { WAITING, QUEUED, MAILED, STOPPED } = RestockState;
const isOpen = `state IN (${WAITING}, ${QUEUED})`;

interface AskedProduct {
  isActive: boolean;
  isInStock: boolean;
  /** True if the address belongs to the caller's account and is verified. */
  isOwnAddress: boolean;
}

/** Returns the product's availability for a person who asks for a notice, or null if the product does not exist. */
export async function askedProduct(
  executor: Executor,
  { productId, locationId, email, userId }: { productId: string; locationId: string | null } & Asker,
): Promise<AskedProduct | null> {
  const [row] = await executor.query<AskedProduct>(
    `SELECT p.is_active AS "isActive", ${isInStock('$2')} AS "isInStock",
            EXISTS (SELECT 1 FROM users u WHERE u.id = $4::uuid AND u.email = $3::citext
                       AND u.email_verified_at IS NOT NULL) AS "isOwnAddress"
       FROM products p WHERE p.id = $1::uuid AND ${isKnown}`,
    [productId, locationId, email, userId],
    'restock-asked-product',
  );
  return row ?? null;
}

interface Asker {
  email: string;
  userId: string | null;
}

interface NewNotice {
  id: string;
  productId: string;
  email: string;
  locationId: string | null;
  locale: Locale;
  consentText: string;
  at: Date;
}

/** True for a request whose email was queued less than a day before $7. */
const isQueuedToday = `n.state = ${QUEUED} AND n.changed_at >= $7::timestamptz - interval '1 day'`;

/**
 * Records a request. There is one open request per address and product, and asking again updates its location, language
 * and consent. A request whose email is still not sent after a day waits again, because its job has failed.
 * Asking again does not restart that day.
 */
export async function recordNotice(executor: Executor, notice: NewNotice): Promise<void> {
  const { id, productId, email, locationId, locale, consentText, at } = notice;
  await executor.query(
    `INSERT INTO restock_notices AS n (id, product_id, email, location_id, locale, state, consent_text, consented_at, changed_at)
     SELECT $1::uuid, p.id, $3::citext, (SELECT l.id FROM locations l WHERE l.id = $4::uuid AND l.is_active), $5, ${WAITING},
            $6, $7::timestamptz, $7::timestamptz
       FROM products p WHERE p.id = $2::uuid
     ON CONFLICT (product_id, email) WHERE ${isOpen}
     DO UPDATE SET location_id = excluded.location_id, locale = excluded.locale, consent_text = excluded.consent_text,
                   consented_at = excluded.consented_at,
                   changed_at = CASE WHEN ${isQueuedToday} THEN n.changed_at ELSE excluded.changed_at END,
                   state = CASE WHEN ${isQueuedToday} THEN n.state ELSE ${WAITING} END`,
    [id, productId, email, locationId, locale, consentText, at],
    'restock-record',
  );
}

/** True if the product `p` of the request `n` can be bought now, as seen from the location of the request. */
const isBuyable = `p.is_active AND ${isInStock('n.location_id')}`;

/**
 * Claims the next requests whose product can be bought, oldest first, so that only one process emails each of them.
 *
 * @param productIds null for all products
 */
export async function claimNotices(
  tx: Tx,
  productIds: readonly string[] | null,
  limit: number,
  at: Date,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `WITH due AS (
       SELECT n.id FROM restock_notices n JOIN products p ON p.id = n.product_id
        WHERE n.state = ${WAITING} AND ($1::uuid[] IS NULL OR n.product_id = ANY($1::uuid[])) AND ${isBuyable}
        ORDER BY n.id LIMIT $2 FOR UPDATE OF n SKIP LOCKED
     )
     UPDATE restock_notices n SET state = ${QUEUED}, changed_at = $3::timestamptz FROM due WHERE n.id = due.id RETURNING n.id`,
    [productIds, limit, at],
    'restock-claim',
  );
  return rows.map(({ id }) => id).toSorted();
}

interface QueuedNotice {
  productId: string;
  email: string;
  locale: Locale;
  name: string;
  slug: string;
  isBuyable: boolean;
}

/** Returns the request whose email is due, or null if it was emailed, stopped or deleted meanwhile. */
export async function queuedNotice(executor: Executor, id: string): Promise<QueuedNotice | null> {
  const [row] = await executor.query<QueuedNotice>(
    `SELECT n.product_id AS "productId", n.email, n.locale, t.name, p.slug, ${isBuyable} AS "isBuyable"
       FROM restock_notices n
       JOIN products p ON p.id = n.product_id
       JOIN product_translations t ON t.product_id = p.id AND t.locale = n.locale
      WHERE n.id = $1::uuid AND n.state = ${QUEUED}`,
    [id],
    'restock-queued',
  );
  return row ?? null;
}

/** Makes the request wait again after its product sold out before the email was sent. */
export async function putBack(executor: Executor, id: string): Promise<void> {
  await executor.query(
    `UPDATE restock_notices SET state = ${WAITING} WHERE id = $1::uuid AND state = ${QUEUED}`,
    [id],
    'restock-put-back',
  );
}

export async function markMailed(executor: Executor, id: string, at: Date): Promise<void> {
  await executor.query(
    `UPDATE restock_notices SET state = ${MAILED}, changed_at = $2::timestamptz WHERE id = $1::uuid AND state = ${QUEUED}`,
    [id, at],
    'restock-mailed',
  );
}

/** Ends all open requests of this request's address. Returns null if the request does not exist. */
export async function stopNotices(executor: Executor, id: string, at: Date): Promise<number | null> {
  const [row] = await executor.query<{ stopped: number }>(
    `WITH asked AS (
       SELECT email FROM restock_notices WHERE id = $1::uuid
     ), stopped AS (
       UPDATE restock_notices n SET state = ${STOPPED}, changed_at = $2::timestamptz
         FROM asked WHERE n.email = asked.email AND n.${isOpen} RETURNING 1
     )
     SELECT (SELECT count(*)::int FROM stopped) AS stopped FROM asked`,
    [id, at],
    'restock-stop',
  );
  return row?.stopped ?? null;
}
