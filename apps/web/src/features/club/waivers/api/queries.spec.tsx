import type { WaiverWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useSignWaiver, waiverQuery } from './queries';

const key = { kind: 'account', id: 'u', token: null };
const waiver: WaiverWire = {
  ...{ kind: 'account', id: 'u', name: 'Ann Roy', isMinor: false, canSign: true, signed: null },
  wording: { version: 1, title: 'Waiver', body: 'Text' },
};
const signed: WaiverWire = {
  ...waiver,
  signed: { signer: 'Ann Roy', signedAt: '2096-11-27T20:00:00.000Z', lastDay: '2097-11-27' },
};
const reply = (data: WaiverWire) => Response.json({ isSuccess: true, message: '', errorCode: null, data });

it('a read that began before the signature does not undo it', async () => {
  let release = () => undefined as void;
  let hold = Promise.resolve();
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method !== 'GET') return reply(signed);
    await hold;
    return reply(waiver);
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ query: useQuery(waiverQuery(key)), sign: useSignWaiver(key) }), { wrapper });
  await waitFor(() => expect(result.current.query.data?.signed).toBeNull());
  hold = new Promise((resolve) => (release = resolve));
  act(() => void result.current.query.refetch());
  await act(() => result.current.sign.mutateAsync({ fullName: 'Ann Roy', isGuardian: false, version: 1 }));
  await waitFor(() => expect(result.current.query.data?.signed?.signer).toBe('Ann Roy'));
  await act(async () => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(result.current.query.data?.signed?.signer).toBe('Ann Roy');
});
