import { productLimits, StockMoveReason } from '@dronesoccer/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/query/query-client';
import { bulkBatches } from './bulk-batches';
import { useMoveStock } from './use-product-changes';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Loses the answer to the requests at these positions, and records the idempotency key of each request. */
function network(...lost: number[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    if (lost.includes(keys.length)) throw new TypeError('offline');
    return Response.json({ isSuccess: true, message: '', errorCode: null, data: { results: [], next: null } });
  });
  return keys;
}

it('a stock move without an answer is sent again with its key, and the next move has another one', async () => {
  const keys = network(1);
  const { result } = renderHook(() => useMoveStock('p-1'), { wrapper });
  const received = { stockPointId: 's-1', reason: StockMoveReason.RECEIVED, quantity: 50 };
  const move = () => result.current.mutateAsync({ ...received });
  await expect(move()).rejects.toMatchObject({ kind: 'network' });
  await move();
  await move();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a bulk action that is repeated sends each batch with its former key, so no price changes twice', async () => {
  const keys = network(2);
  const ids = Array.from({ length: productLimits.productBulkMax + 1 }, (_, index) => String(index));
  const run = async () => {
    for await (const _ of bulkBatches({ action: 'price', percent: 10, target: { ids }, count: ids.length }, 'k'));
  };
  await expect(run()).rejects.toMatchObject({ kind: 'network' });
  await run();
  expect(keys).toEqual(['k:0', 'k:1', 'k:0', 'k:1']);
});
