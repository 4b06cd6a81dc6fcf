import type { CartAdjustment, CartWire, ItemRequest, MergeWire } from '@dronesoccer/contracts';
import type { PendingMerge } from '@/lib/store/root-state';

/** What the flow needs of the world. */
export interface MergePorts {
  /** The guest's items as storage has them now; another tab may have taken them meanwhile. */
  localItems: () => ItemRequest[];
  pending: () => PendingMerge | null;
  keepPending: (pending: PendingMerge | null) => void;
  newKey: () => string;
  merge: (pending: PendingMerge) => Promise<MergeWire>;
  fetchCart: () => Promise<CartWire>;
  /** Deletes the locally stored cart. */
  clearLocal: () => void;
  /** Whether the same request may be sent once more. */
  isWorthRetrying: (error: unknown) => boolean;
  pause: (attempt: number) => Promise<void>;
}

export interface MergeResult {
  adjusted: readonly CartAdjustment[];
  /** Why the guest's items could not be merged; null when they were, or when there were none. */
  mergeError: unknown;
  /** Why the server's cart could not be read; null when it was, and the cart is synced. */
  fetchError: unknown;
}

const attempts = 3;

/**
 * After a login or registration the guest's items are merged into the server's cart; whether that works or not, the
 * server's cart is fetched, and once it is there the local copy goes (spec 4, Cart). A merge keeps its key until the
 * server has answered it, through retries and reloads, so that it never counts twice.
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

/** What is to be merged: the local items, under the key they were already tried with; else what an earlier try left. */
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
