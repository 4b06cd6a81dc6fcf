import type { AddressWire } from '@dronesoccer/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { addressBody, addressFields, addressForm, emptyAddress } from '@/lib/forms/address-form';
import { useAddressForm } from '@/lib/forms/use-address-form';
import { AddressFields } from '@/features/common/address-fields';
import { Button } from '@/ui/actions/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { Dialog } from '@/ui/overlays/dialog';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { FormAlert } from '@/ui/feedback/form-alert';
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
  const { t } = useTranslation('account');
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={onClose}
      busy={saving.isPending}
      title={t(address ? 'addresses.edit' : 'addresses.add')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
            {t('addresses.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={saving.isPending}>
            {t('addresses.save')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pt-2">
        <ErrorSummary
          fields={addressFields}
          errorOf={errorOf}
          wasSubmitted={formState.isSubmitted}
          onChoose={(name) => setFocus(name)}
        />
        <FormAlert>{saving.error && errorMessage(saving.error)}</FormAlert>
        <AddressFields form={form} />
        <Checkbox
          label={t('addresses.makeDefault')}
          checked={isDefault}
          disabled={address?.isDefault ?? false}
          onChange={({ target }) => setDefault(target.checked)}
        />
      </form>
    </Dialog>
  );
}
