import { normalizePostalCode, provincesOfPostalCode } from '@dronesoccer/contracts';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressForm } from '@/lib/forms/address-form';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { Field } from '../../ui/fields/field';
import { Input } from '../../ui/fields/input';
import { ProvinceOptions } from './province-options';
import { Select } from '../../ui/fields/select';

/** The fields of a Canadian address, named so that the browser can autofill them. */
export function AddressFields({ form }: { form: RuledForm<AddressForm> }) {
  const { t } = useTranslation('common');
  const { register, errorOf, setValue, getValues, trigger, formState } = form;
  const isProvinceChosen = Boolean(formState.dirtyFields.province);
  const tidyPostalCode = (typed: string) => {
    const tidy = normalizePostalCode(typed);
    if (tidy && tidy !== typed) setValue('postalCode', tidy, { shouldValidate: true });
    // Most postal codes identify one province, so fill it in. An initial province is replaced, but not one that the
    // customer chose.
    const [province, ...others] = provincesOfPostalCode(typed);
    if (province && others.length === 0 && (getValues('province') === '' || !isProvinceChosen)) {
      setValue('province', province, { shouldValidate: true });
    }
  };
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <Field label={t('address.fullName')} error={errorOf('fullName')} required className="sm:col-span-6">
        <Input autoComplete="shipping name" {...register('fullName')} />
      </Field>
      <Field label={t('address.line1')} error={errorOf('line1')} required className="sm:col-span-4">
        <Input autoComplete="shipping address-line1" {...register('line1')} />
      </Field>
      <Field label={t('address.line2')} error={errorOf('line2')} className="sm:col-span-2">
        <Input autoComplete="shipping address-line2" {...register('line2')} />
      </Field>
      <Field label={t('address.city')} error={errorOf('city')} required className="sm:col-span-6">
        <Input autoComplete="shipping address-level2" {...register('city')} />
      </Field>
      <Field label={t('address.province')} error={errorOf('province')} required className="sm:col-span-3">
        <Select
          autoComplete="shipping address-level1"
          {...register('province', {
            // The postal code must match the province, so check it again when the province changes.
            onChange: () => void (getValues('postalCode') !== '' && trigger('postalCode')),
          })}
        >
          <option value="">{t('address.choose')}</option>
          <ProvinceOptions />
        </Select>
      </Field>
      <Field label={t('address.postalCode')} error={errorOf('postalCode')} required className="sm:col-span-3">
        <Input
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          {...register('postalCode', {
            onBlur: ({ target }: FocusEvent<HTMLInputElement>) => tidyPostalCode(target.value),
          })}
        />
      </Field>
      <Field
        label={t('address.phone')}
        hint={t('address.phoneHint')}
        error={errorOf('phone')}
        className="sm:col-span-6"
      >
        <Input type="tel" autoComplete="shipping tel" {...register('phone')} />
      </Field>
    </div>
  );
}
