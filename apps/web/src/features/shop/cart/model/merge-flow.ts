import type { CartAdjustment, CartWire, ItemRequest, MergeWire } from '@dronesoccer/contracts';
import type { PendingMerge } from '@/lib/store/root-state';

/** The operations that the merge depends on. */
export interface MergePorts {
  /** Reads the guest's items from storage, since another tab may have merged them meanwhile. */
  localItems: () => ItemRequest[];
  pending: () => PendingMerge | null;
  keepPending: (pending: PendingMerge | null) => void;
  newKey: () => string;
  merge: (pending: PendingMerge) => Promise<MergeWire>;
  fetchCart: () => Promise<CartWire>;
  /** Deletes the locally stored cart. */
  clearLocal: () => void;
  /** Returns whether the same request may be retried. */
  isWorthRetrying: (error: unknown) => boolean;
  pause: (attempt: number) => Promise<void>;
}

interface MergeResult {
  adjusted: readonly CartAdjustment[];
  /** The reason why the guest's items could not be merged. Null if the merge succeeded or there were no items. */
  mergeError: unknown;
  /** The reason why the server's cart could not be fetched. Null if it was fetched; the cart is then synced. */
  fetchError: unknown;
}

const attempts = 3;

/**
 * Merges the guest's items into the server's cart after a login or registration. The server's cart is fetched even if
 * the merge fails, and the local copy is deleted once it has arrived (spec 4, Cart). A merge keeps its idempotency key
 * across retries and reloads until the server has answered, so it never counts twice.
 */
export async function mergeAndFetch(ports: MergePorts): Promise<MergeResult> {
  let adjusted: readonly CartAdjustment[] = [];
  let mergeError: unknown = null;
  const pending = nextMerge(ports);
  if (pending) {
    ports.keepPending(pending);
    try {
      ({ adjusted } = await mergeWithRetries(ports, pending));
      ports.clearLocal();
      ports.keepPending(null);
    } catch (error) {
      mergeError = error;
    }
  }
  try {
    await ports.fetchCart();
    ports.clearLocal();
    return { adjusted, mergeError, fetchError: null };
  } catch (fetchError) {
    return { adjusted, mergeError, fetchError };
  }
}

/**
 * Returns the next merge: the local items, under their earlier key if they are unchanged; without local items, the
 * pending merge.
 */
function nextMerge({ localItems, pending, newKey }: MergePorts): PendingMerge | null {
  const earlier = pending();
  const items = localItems();
  if (items.length === 0) return earlier;
  return earlier && sameItems(earlier.items, items) ? earlier : { key: newKey(), items };
}

async function mergeWithRetries(ports: MergePorts, pending: PendingMerge): Promise<MergeWire> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ports.merge(pending);
    } catch (error) {
      if (attempt >= attempts || !ports.isWorthRetrying(error)) throw error;
      await ports.pause(attempt);
    }
  }
}

function sameItems(one: readonly ItemRequest[], other: readonly ItemRequest[]): boolean {
  return (
    one.length === other.length &&
    one.every((item, at) => item.productId === other[at]?.productId && item.quantity === other[at]?.quantity)
  );
}
