import type { AddressWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressBody, addressFields, addressForm, emptyAddress } from '@/lib/forms/address-form';
import { useAddressForm } from '@/lib/forms/use-address-form';
import { AddressFields } from '@/features/common/address-fields';
import { Checkbox } from '@/ui/fields/checkbox';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { useSaveAddress } from '../api/use-address-changes';

interface AddressDialogProps {
  /** The address to edit, or null for a new one. */
  address: AddressWire | null;
  /** The user's name, which prefills a new address. */
  fullName: string;
  onClose: () => void;
}

/** Creates or edits an address. What was typed is kept if saving fails. */
export function AddressDialog({ address, fullName, onClose }: AddressDialogProps) {
  const { t } = useTranslation('profile');
  const form = useAddressForm(address ? addressForm(address) : { ...emptyAddress, fullName });
  const [isDefault, setDefault] = useState(address?.isDefault ?? false);
  const saving = useSaveAddress(onClose);
  const { formState, errorOf, setFocus } = form;
  const submit = form.handleSubmit((values) => {
    saving.mutate(
      { id: address?.id ?? null, body: { ...addressBody(values), isDefault } },
      { onError: form.showServerErrors },
    );
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(address ? 'addresses.edit' : 'addresses.add')}
      keepLabel={t('addresses.cancel')}
      confirmLabel={t('addresses.save')}
      onSubmit={submit}
      pending={saving.isPending}
      error={saving.error}
      className="flex flex-col gap-5 pt-2"
    >
      <ErrorSummary
        fields={addressFields}
        errorOf={errorOf}
        wasSubmitted={formState.isSubmitted}
        onChoose={(name) => setFocus(name)}
      />
      <AddressFields form={form} />
      <Checkbox
        label={t('addresses.makeDefault')}
        checked={isDefault}
        disabled={address?.isDefault ?? false}
        onChange={({ target }) => setDefault(target.checked)}
      />
    </FormDialog>
  );
}
