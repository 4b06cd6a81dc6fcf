import type { CartWire, ItemRequest, MergeWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import type { PendingMerge } from '@/lib/store/root-state';
import { mergeAndFetch, type MergePorts } from './merge-flow';

const empty: CartWire = { cartItems: [], totalItems: 0, totalAmount: 0 };
const merged: MergeWire = { ...empty, adjusted: [] };

/**
 * Fakes a browser and a server in memory. `answers` are the results of successive merge calls; the last one repeats.
 */
function world(local: ItemRequest[], answers: (MergeWire | Error)[] = [merged], fetchError: Error | null = null) {
  const state = { local, pending: null as PendingMerge | null, sent: [] as PendingMerge[], fetched: 0, keys: 0 };
  const ports: MergePorts = {
    localItems: () => state.local,
    pending: () => state.pending,
    keepPending: (pending) => {
      state.pending = pending;
    },
    newKey: () => `key-${++state.keys}`,
    merge: (pending) => {
      state.sent.push(pending);
      const answer = answers[Math.min(state.sent.length, answers.length) - 1];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? merged);
    },
    fetchCart: () => {
      state.fetched += 1;
      return fetchError ? Promise.reject(fetchError) : Promise.resolve(empty);
    },
    clearLocal: () => {
      state.local = [];
    },
    isWorthRetrying: (error) => error instanceof Error && error.message === 'network',
    pause: () => Promise.resolve(),
  };
  return { state, ports };
}

const network = new Error('network');
const refused = new Error('refused');
const items = [{ productId: 'a', quantity: 2 }];

describe('the merge after signing in', () => {
  it('sends the guest’s items once, deletes the local cart and fetches the server’s', async () => {
    const { state, ports } = world(items);
    expect(await mergeAndFetch(ports)).toMatchObject({ mergeError: null, fetchError: null });
    expect(state).toMatchObject({ local: [], pending: null, fetched: 1 });
    expect(state.sent).toEqual([{ key: 'key-1', items }]);
  });

  it('sends nothing when there is nothing to merge', async () => {
    const { state, ports } = world([]);
    await mergeAndFetch(ports);
    expect(state).toMatchObject({ sent: [], fetched: 1 });
  });

  it('tries again under the same key when no answer came', async () => {
    const { state, ports } = world(items, [network, network, merged]);
    expect((await mergeAndFetch(ports)).mergeError).toBeNull();
    expect(state.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('does not repeat what was refused, and still fetches the server’s cart', async () => {
    const { state, ports } = world(items, [refused]);
    expect((await mergeAndFetch(ports)).mergeError).toBe(refused);
    expect(state.sent).toHaveLength(1);
    expect(state).toMatchObject({ fetched: 1, local: [] });
  });

  it('keeps what was not merged for another try, under its key', async () => {
    const { state, ports } = world(items, [network]);
    await mergeAndFetch(ports);
    expect(state.pending).toEqual({ key: 'key-1', items });
    state.sent = [];
    await mergeAndFetch(ports);
    expect(state.sent[0]).toEqual({ key: 'key-1', items });
  });

  it('leaves the local cart in place while the server cannot be reached at all', async () => {
    const { state, ports } = world(items, [network], network);
    expect(await mergeAndFetch(ports)).toMatchObject({ mergeError: network, fetchError: network });
    expect(state.local).toEqual(items);
  });

  it('uses the key of the earlier try for the same items, and a new one for others', async () => {
    const { state, ports } = world(items, [network], network);
    await mergeAndFetch(ports);
    state.local = [{ productId: 'a', quantity: 3 }];
    await mergeAndFetch(ports);
    expect([...new Set(state.sent.map(({ key }) => key))]).toEqual(['key-1', 'key-2']);
  });

  it('tells what the server could not take', async () => {
    const adjusted = [{ productId: 'a', requested: 4, quantity: 3, reason: 'CART_003' as const }];
    const { ports } = world(items, [{ ...merged, adjusted }]);
    expect((await mergeAndFetch(ports)).adjusted).toEqual(adjusted);
  });
});
