import type { AddressBody, AddressWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { savedAddressesQuery } from './queries';

interface AddressToSave {
  /** Null for a new address. */
  id: string | null;
  body: AddressBody;
}

/** Saves an address for the next order. A failure is reported but does not block this order. */
export function useSaveAddress() {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    meta: { failure: false },
    mutationFn: ({ id, body }: AddressToSave) =>
      id === null ? call('me.addresses.create', { body }) : call('me.addresses.update', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedAddressesQuery().queryKey }),
    onError: (error) => notify({ type: 'danger', heading: t('delivery.notSaved'), message: errorMessage(error) }),
  });
  const save = (address: AddressToSave): Promise<AddressWire | null> => mutateAsync(address).catch(() => null);
  return { save, isSaving: isPending };
}
