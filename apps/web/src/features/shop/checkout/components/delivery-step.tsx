import { DeliveryMethod, type OrderLineWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@/ui/fields/radio-group';
import { updateDraft, useDraft } from '../model/draft-store';
import type { PickupForm } from '../model/draft';
import { GuestLogin } from './guest-contact';
import { PickupStep } from './pickup-form';
import { ShippingForm } from './shipping-form';

interface DeliveryStepProps {
  /** The order's lines. */
  lines: readonly OrderLineWire[];
  isSignedIn: boolean;
  /** The account's contact details, as initial values. */
  person: PickupForm;
  /** The customer's email address. */
  email: string;
  /** The location chosen in the header, preselected for pickup. */
  chosenLocationId: string | undefined;
  onDone: () => void;
}

export function DeliveryStep({ lines, isSignedIn, person, email, chosenLocationId, onDone }: DeliveryStepProps) {
  const { t } = useTranslation('orders');
  const delivery = useDraft((draft) => draft.delivery);
  return (
    <>
      {!isSignedIn && <GuestLogin />}
      <RadioGroup
        legend={t('delivery.how')}
        value={delivery}
        onChange={(next) => updateDraft({ delivery: next })}
        options={[
          { value: DeliveryMethod.SHIP, label: t('delivery.ship'), hint: t('delivery.shipHint') },
          { value: DeliveryMethod.PICKUP, label: t('delivery.pickup'), hint: t('delivery.pickupHint') },
        ]}
      />
      {delivery === DeliveryMethod.SHIP ? (
        <ShippingForm isSignedIn={isSignedIn} fullName={person.fullName} onDone={onDone} />
      ) : (
        <PickupStep
          isGuest={!isSignedIn}
          lines={lines}
          person={person}
          email={email}
          chosenLocationId={chosenLocationId}
          onDone={onDone}
        />
      )}
    </>
  );
}
