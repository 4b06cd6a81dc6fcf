import type { SaveAddressBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { addressesQuery } from './queries';

export interface AddressToSave {
  /** The address's id, or null for a new address. */
  id: string | null;
  body: SaveAddressBody;
}

export function useSaveAddress(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: ({ id, body }: AddressToSave) =>
      id === null ? call('me.addresses.create', { body }) : call('me.addresses.update', { params: { id }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: addressesQuery().queryKey });
      onSaved();
    },
    // An address whose answer was lost may be saved: the list shows it before it is entered again.
    onError: () => client.invalidateQueries({ queryKey: addressesQuery().queryKey }),
  });
}

export function useRemoveAddress(onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: (id: string) => call('me.addresses.remove', { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: addressesQuery().queryKey });
      onRemoved();
    },
    onError: () => client.invalidateQueries({ queryKey: addressesQuery().queryKey }),
  });
}
