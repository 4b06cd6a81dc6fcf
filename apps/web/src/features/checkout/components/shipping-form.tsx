import type { AddressWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFields, addressForm, addressRules, emptyAddress } from '@/lib/forms/address-form';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { AddressFields } from '@/ui/address-fields';
import { Button } from '@/ui/button';
import { ErrorSummary } from '@/ui/error-summary';
import { RadioGroup } from '@/ui/radio-group';
import { Skeleton } from '@/ui/skeleton';
import { savedAddressesQuery } from '../api/queries';
import { updateDraft, useDraft } from '../model/draft-store';

interface ShippingFormProps {
  isSignedIn: boolean;
  fullName: string;
  onDone: () => void;
}

/** Where it goes: a saved address for who has one, else the fields; all that is typed is kept with the draft at once. */
export function ShippingForm({ isSignedIn, fullName, onDone }: ShippingFormProps) {
  const saved = useQuery({ ...savedAddressesQuery(), enabled: isSignedIn });
  if (isSignedIn && saved.isPending) return <Skeleton className="h-64 w-full" />;
  return <ShippingChoice saved={saved.data ?? []} fullName={fullName} onDone={onDone} />;
}

const typedHere = '';

function ShippingChoice({ saved, fullName, onDone }: Omit<ShippingFormProps, 'isSignedIn'> & { saved: AddressWire[] }) {
  const { t } = useTranslation('orders');
  const { savedAddressId, address } = useDraft();
  const isUndecided = savedAddressId === null && address.line1 === '' && address.postalCode === '';

  // Who has saved addresses starts with the default one, until something else is chosen or typed.
  const [first] = saved;
  useEffect(() => {
    if (first && isUndecided) choose(first);
  }, [first, isUndecided]);

  const known = saved.find(({ id }) => id === savedAddressId);
  return (
    <>
      {saved.length > 0 && (
        <RadioGroup
          legend={t('delivery.where')}
          value={known?.id ?? typedHere}
          onChange={(id) => {
            const chosen = saved.find((each) => each.id === id);
            if (chosen) choose(chosen);
            else updateDraft({ savedAddressId: typedHere, address: { ...emptyAddress, fullName } });
          }}
          options={[
            ...saved.map((each) => ({
              value: each.id,
              label: each.fullName,
              hint: `${each.line1}${each.line2 ? `, ${each.line2}` : ''}, ${each.city} ${each.province} ${each.postalCode}`,
            })),
            { value: typedHere, label: t('delivery.another') },
          ]}
        />
      )}
      {known ? (
        <Button size="lg" className="sm:self-start" onClick={onDone}>
          {t('delivery.continue')}
        </Button>
      ) : (
        <TypedAddress fullName={fullName} onDone={onDone} />
      )}
    </>
  );
}

function choose(address: AddressWire): void {
  updateDraft({ savedAddressId: address.id, address: addressForm(address) });
}

function TypedAddress({ fullName, onDone }: { fullName: string; onDone: () => void }) {
  const { t } = useTranslation('orders');
  const { address } = useDraft.getState();
  const form = useRuledForm(addressRules, { ...address, fullName: address.fullName || fullName });
  const { watch, handleSubmit, formState, errorOf, setFocus } = form;

  useEffect(() => {
    const typing = watch((values) => {
      updateDraft({ address: { ...useDraft.getState().address, ...definedOnly(values) } });
    });
    return () => typing.unsubscribe();
  }, [watch]);

  const submit = handleSubmit((values) => {
    updateDraft({ address: { ...useDraft.getState().address, ...values } });
    onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <ErrorSummary
        fields={addressFields}
        errorOf={errorOf}
        wasSubmitted={formState.isSubmitted}
        onChoose={(name) => setFocus(name)}
      />
      <AddressFields form={form} />
      <Button type="submit" size="lg" className="sm:self-start">
        {t('delivery.continue')}
      </Button>
    </form>
  );
}

function definedOnly(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
