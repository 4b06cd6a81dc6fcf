import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { emptyAddress } from '@/lib/forms/address-form';
import { addressesQuery } from './queries';
import { useRemoveAddress, useSaveAddress } from './use-address-changes';

const useAddresses = () => ({
  list: useQuery(addressesQuery()).data,
  save: useSaveAddress(vi.fn()).mutate,
  remove: useRemoveAddress(vi.fn()).mutate,
});

it.each([
  ['saved', ({ save }: ReturnType<typeof useAddresses>) => save({ id: null, body: { ...emptyAddress } as never })],
  ['removed', ({ remove }: ReturnType<typeof useAddresses>) => remove('a')],
])('the list shows an address as the server has it when the answer was lost after it was %s', async (_name, change) => {
  let saved = ['before'];
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ isSuccess: true, message: '', errorCode: null, data: saved });
    saved = ['after'];
    throw new TypeError('Failed to fetch');
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useAddresses, { wrapper });
  await waitFor(() => expect(result.current.list).toEqual(['before']));
  act(() => change(result.current));
  await waitFor(() => expect(result.current.list).toEqual(['after']));
});
