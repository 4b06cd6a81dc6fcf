import type { AddressWire } from '@dronesoccer/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressBody, addressFields } from '@/lib/forms/address-form';
import { useAddressForm } from '@/lib/forms/use-address-form';
import { AddressFields } from '@/features/common/address-fields';
import { StepButton } from '@/features/common/step-button';
import { Checkbox } from '@/ui/fields/checkbox';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { useSaveAddress } from '../api/use-save-address';
import type { CheckoutDraft } from '../model/draft';
import { updateDraft, useDraft } from '../model/draft-store';
import { GuestContact, guestRules } from './guest-contact';

interface TypedAddressProps {
  /** The initial name of a new address. */
  fullName: string;
  /** True if there is an account in which to save the address. */
  canSave: boolean;
  /** The saved address that is being edited; null for a new one. */
  saved: AddressWire | null;
  onDone: () => void;
}

/** The fields of the delivery address. A customer with an account may save it there. */
export function TypedAddress({ fullName, canSave, saved, onDone }: TypedAddressProps) {
  const { t } = useTranslation('orders');
  const { address, email } = useDraft.getState();
  const [keeps, setKeeps] = useState(canSave);
  const { save, isSaving } = useSaveAddress();
  const isGuest = !canSave;
  const form = useAddressForm(
    { ...address, fullName: address.fullName || fullName, ...(isGuest && { email }) },
    isGuest ? guestRules : {},
  );
  const { register, watch, handleSubmit, formState, errorOf, setFocus, getValues, setValue } = form;

  // The province of the chosen location may only be known after the form has opened.
  const province = useDraft((draft) => draft.address.province);
  useEffect(() => {
    if (province !== '' && getValues('province') === '') setValue('province', province);
  }, [province, getValues, setValue]);

  useEffect(() => {
    const typing = watch((values) => {
      updateDraft(changeBy(values));
    });
    return () => typing.unsubscribe();
  }, [watch]);

  const submit = handleSubmit(async (values) => {
    updateDraft(changeBy(values));
    const { address: typed } = useDraft.getState();
    if (canSave && keeps) {
      const kept = await save({ id: saved?.id ?? null, body: addressBody(typed) });
      // Without a saved copy, the address applies to this order only.
      updateDraft({ savedAddressId: kept?.id ?? '' });
    } else if (saved) {
      // The change applies to this order only, so the address is no longer the saved one.
      updateDraft({ savedAddressId: '' });
    }
    onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <ErrorSummary
        fields={isGuest ? ['email', ...addressFields] : addressFields}
        errorOf={errorOf}
        wasSubmitted={formState.isSubmitted}
        onChoose={(name) => setFocus(name)}
      />
      {isGuest && <GuestContact field={register('email')} error={errorOf('email')} />}
      <AddressFields form={form} />
      {canSave && (
        <Checkbox
          label={t(saved ? 'delivery.saveChange' : 'delivery.saveAddress')}
          checked={keeps}
          onChange={({ target }) => setKeeps(target.checked)}
        />
      )}
      <StepButton type="submit" pending={isSaving} className="sm:self-start">
        {t('delivery.continue')}
      </StepButton>
    </form>
  );
}

/** Converts the form's values to a draft change. The email belongs to the guest, all other fields to the address. */
function changeBy(values: Readonly<Record<string, string | undefined>>): Partial<CheckoutDraft> {
  const { email, ...address } = definedOnly(values);
  return { address: { ...useDraft.getState().address, ...address }, ...(email !== undefined && { email }) };
}

function definedOnly(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
