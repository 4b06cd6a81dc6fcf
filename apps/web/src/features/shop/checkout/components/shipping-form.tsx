import type { AddressWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepButton } from '@/features/common/step-button';
import { emptyAddress } from '@/lib/forms/address-form';
import { keepingLanguage } from '@/lib/query/keep-language';
import { Button } from '@/ui/actions/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Skeleton } from '@/ui/feedback/skeleton';
import { savedAddressesQuery } from '../api/queries';
import { beginWithAddress, chooseAddress, updateDraft, useDraft } from '../model/draft-store';
import { TypedAddress } from './typed-address';

interface ShippingFormProps {
  isSignedIn: boolean;
  fullName: string;
  onDone: () => void;
}

/**
 * The delivery address: a choice of saved addresses if there are any, otherwise the address fields. Input is saved to
 * the draft at once.
 */
export function ShippingForm({ isSignedIn, fullName, onDone }: ShippingFormProps) {
  const saved = useQuery({ ...keepingLanguage(savedAddressesQuery()), enabled: isSignedIn });
  if (isSignedIn && saved.isPending) return <Skeleton className="h-64 w-full" />;
  return <ShippingChoice saved={saved.data ?? []} isSignedIn={isSignedIn} fullName={fullName} onDone={onDone} />;
}

const typedHere = '';

function ShippingChoice({
  saved,
  isSignedIn,
  fullName,
  onDone,
}: ShippingFormProps & { saved: readonly AddressWire[] }) {
  const { t } = useTranslation('orders');
  const savedAddressId = useDraft((draft) => draft.savedAddressId);
  const [isEditing, setEditing] = useState(false);

  // Preselect the default saved address until the customer chooses or enters another.
  const [first] = saved;
  useEffect(() => {
    if (first && savedAddressId === null) beginWithAddress(first);
  }, [first, savedAddressId]);

  const known = saved.find(({ id }) => id === savedAddressId);
  // The draft's copy may be outdated: the address was corrected in the profile, or an edit of it was abandoned.
  const takeShown = (next: () => void) => () => {
    if (known) chooseAddress(known);
    next();
  };
  return (
    <>
      {saved.length > 0 && (
        <RadioGroup
          legend={t('delivery.where')}
          value={known?.id ?? typedHere}
          onChange={(id) => {
            setEditing(false);
            const chosen = saved.find((each) => each.id === id);
            if (chosen) chooseAddress(chosen);
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
      {known && !isEditing ? (
        <div className="flex flex-wrap gap-3">
          <StepButton onClick={takeShown(onDone)}>{t('delivery.continue')}</StepButton>
          <Button size="lg" variant="quiet" onClick={takeShown(() => setEditing(true))}>
            {t('delivery.edit')}
          </Button>
        </div>
      ) : (
        <TypedAddress
          key={known?.id ?? typedHere}
          fullName={fullName}
          canSave={isSignedIn}
          saved={known ?? null}
          onDone={onDone}
        />
      )}
    </>
  );
}
