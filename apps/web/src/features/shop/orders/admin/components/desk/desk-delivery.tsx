import { DeliveryMethod } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '@/features/common/address-fields';
import type { AddressForm } from '@/lib/forms/address-form';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { ErrorState } from '@/ui/feedback/error-state';
import { Field } from '@/ui/fields/field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { pickupLocationsQuery } from '../../api/queries';
import type { DeskForm } from '../../model/desk-order';

interface DeskDeliveryProps {
  form: RuledForm<DeskForm>;
  delivery: DeliveryMethod;
  onChange: (delivery: DeliveryMethod) => void;
}

/** Asks whether the order ships or is picked up, and where. */
export function DeskDelivery({ form, delivery, onChange }: DeskDeliveryProps) {
  const { t } = useTranslation('orders.admin');
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend={<span className="sr-only">{t('desk.delivery')}</span>}
        value={delivery}
        onChange={onChange}
        className="sm:grid sm:grid-cols-2"
        options={[
          { value: DeliveryMethod.SHIP, label: t('delivery.ship') },
          { value: DeliveryMethod.PICKUP, label: t('delivery.pickup') },
        ]}
      />
      {delivery === DeliveryMethod.PICKUP ? (
        <Pickup form={form} />
      ) : (
        // The form has the fields of an address, among others.
        <AddressFields form={form as unknown as RuledForm<AddressForm>} />
      )}
    </div>
  );
}

function Pickup({ form }: { form: RuledForm<DeskForm> }) {
  const { t } = useTranslation(['orders.admin', 'common']);
  const { data: locations = [], error, isFetching, refetch } = useQuery(pickupLocationsQuery());
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {error && locations.length === 0 && (
        <div className="sm:col-span-2">
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      )}
      <Field label={t('filters.location')} error={form.errorOf('locationId')} required className="sm:col-span-2">
        {/* The options load after the form, so the select needs its value. */}
        <Select {...form.register('locationId')} value={form.watch('locationId')}>
          <option value="">{t('common:address.choose')}</option>
          {locations.map(({ id, name, city, province }) => (
            <option key={id} value={id}>
              {name}, {city} {province}
            </option>
          ))}
        </Select>
      </Field>
      <TextField form={form} name="fullName" label={t('desk.collector')} required />
      <TextField form={form} name="phone" type="tel" label={t('common:address.phone')} />
    </div>
  );
}
