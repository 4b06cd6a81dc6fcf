import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { unsentScans } from '../model/unsent-scans';
import { useScans } from './use-scans';

it('retries a ticket of the other arena at this door under one key, so that its guest is not counted twice', async () => {
  const scanned: { arenaId: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    const { arenaId } = JSON.parse(body) as { arenaId: string };
    const key = new Headers(headers).get('idempotency-key');
    const isRetry = scanned.some((scan) => scan.arenaId === 'b');
    scanned.push({ arenaId, key });
    if (arenaId === 'a') {
      const data = { number: 'B-1', slot: { arena: { id: 'b' } } };
      return Response.json({ isSuccess: false, errorCode: 'BOOK_016', data }, { status: 409 });
    }
    // The server counts the arrival, but its first answer is lost.
    if (!isRetry) throw new TypeError('offline');
    const now = key === scanned.at(-2)?.key ? ['seat'] : [];
    return Response.json({ isSuccess: true, errorCode: null, data: { booking: { id: 'b-1', slotId: 's' }, now } });
  });
  const client = new QueryClient();
  const { result } = renderHook(() => useScans({ isLoud: false, arenaIds: ['a', 'b'] }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  act(() => result.current.scan({ arenaId: 'a', day: '2026-11-28' }, 'AB'));
  await waitFor(() => expect(result.current.unsentCount).toBe(1));
  expect(unsentScans()).toEqual([{ key: scanned[1]?.key, arenaId: 'b', day: '2026-11-28', code: 'AB' }]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.entries[0]?.outcome).toMatchObject({ kind: 'in', seatIds: ['seat'] }));
  expect(scanned.map(({ arenaId }) => arenaId)).toEqual(['a', 'b', 'b']);
  expect(new Set(scanned.map(({ key }) => key)).size).toBe(2);
  expect(unsentScans()).toEqual([]);
});
