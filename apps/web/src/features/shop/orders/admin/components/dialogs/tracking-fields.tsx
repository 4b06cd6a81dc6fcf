import { orderFields, type Carrier, type TrackingBody } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useRuledForm, type RuledForm } from '@/lib/forms/use-ruled-form';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { CarrierOptions } from './carrier-options';

export interface TrackingForm {
  carrier: Carrier;
  trackingNumber: string;
}

export const useTrackingForm = (known?: Partial<TrackingForm>): RuledForm<TrackingForm> =>
  useRuledForm<TrackingForm>(
    { trackingNumber: orderFields.trackingNumber },
    { carrier: known?.carrier ?? 'canada-post', trackingNumber: known?.trackingNumber ?? '' },
  );

export const trackingBody = ({ carrier, trackingNumber }: TrackingForm): TrackingBody => ({
  carrier,
  ...(trackingNumber !== '' && { trackingNumber }),
});

/** The parcel's carrier and tracking number. */
export function TrackingFields({ form: { register, errorOf } }: { form: RuledForm<TrackingForm> }) {
  const { t } = useTranslation('orders.admin');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('tracking.carrier')} error={errorOf('carrier')}>
        <Select {...register('carrier')}>
          <CarrierOptions />
        </Select>
      </Field>
      <Field label={t('tracking.number')} hint={t('tracking.numberHint')} error={errorOf('trackingNumber')}>
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...register('trackingNumber')} />
      </Field>
    </div>
  );
}
