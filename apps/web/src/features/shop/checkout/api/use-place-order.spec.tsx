import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/query/query-client';
import { emptyDraft } from '../model/draft';
import { useDraft } from '../model/draft-store';
import type { OrderContext } from '../model/order-body';
import { lostTotal, usePlaceOrder } from './use-place-order';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const english: OrderContext = {
  ...{ basket: { items: [{ productId: 'p', quantity: 1 }], revision: '' }, draft: emptyDraft },
  ...{ locationId: undefined, couponCode: null, isSignedIn: false, locale: 'en' },
};
const french: OrderContext = { ...english, locale: 'fr' };

it('an order without an answer is sent again as it was first, even after a language switch', async () => {
  const sent: [body: unknown, key: string | null][] = [];
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: RequestInit) => {
    sent.push([body, new Headers(headers).get('idempotency-key')]);
    throw new TypeError('offline');
  });
  const { result } = renderHook(() => usePlaceOrder(async () => undefined), { wrapper });
  result.current.mutate({ context: english, total: 10 });
  await waitFor(() => expect(result.current.isError).toBe(true));
  const now: OrderContext = { ...french, draft: useDraft.getState() };
  expect(lostTotal(result.current, now)).toBe(10);
  expect(lostTotal(result.current, { ...now, couponCode: 'OTHER' })).toBeNull();
  const { result: reloaded } = renderHook(() => usePlaceOrder(async () => undefined), { wrapper });
  expect(lostTotal(reloaded.current, now, 10)).toBe(10);
  expect(lostTotal(reloaded.current, now, 12)).toBeNull();
  result.current.mutate({ context: french, total: 10 });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  result.current.mutate({ context: french, total: 12 });
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toEqual([expect.stringContaining('"locale":"fr"'), expect.not.stringMatching(sent[0]?.[1] ?? '')]);
});

it('a refused order is sent again in the language of that moment', async () => {
  const sent: unknown[] = [];
  const refusal = { isSuccess: false, message: '', errorCode: 'ORDER_002', data: null };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(body);
    return Response.json(refusal, { status: 409 });
  });
  const { result } = renderHook(() => usePlaceOrder(async () => undefined), { wrapper });
  result.current.mutate({ context: english, total: 20 });
  await waitFor(() => expect(result.current.isError).toBe(true));
  result.current.mutate({ context: french, total: 20 });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toContain('"locale":"fr"');
});
