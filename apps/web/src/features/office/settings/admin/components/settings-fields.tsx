import { limits, taxRegistrationKinds } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { Toggle } from '@/ui/fields/toggle';
import { Input } from '@/ui/fields/input';
import { ProvinceOptions } from '@/features/common/province-options';
import { Select } from '@/ui/fields/select';
import { activeField, numberField, type SettingsForm } from '../model/settings-form';

interface PartProps {
  form: RuledForm<SettingsForm>;
}

export function ReturnsPart({ form: { register, errorOf }, holdMinutes }: PartProps & { holdMinutes: number }) {
  const { t } = useTranslation('settings.admin');
  return (
    <FormSection anchor="returns" title={t('returns.title')} text={t('returns.text')}>
      <Field label={t('returns.days')} hint={t('returns.daysHint')} error={errorOf('returnWindowDays')} required>
        <Input inputMode="numeric" {...register('returnWindowDays')} />
      </Field>
      <Field label={t('returns.low')} hint={t('returns.lowHint')} error={errorOf('lowStockThreshold')} required>
        <Input inputMode="numeric" {...register('lowStockThreshold')} />
      </Field>
      <Field
        label={t('returns.confirm')}
        hint={t('returns.confirmHint')}
        error={errorOf('confirmRefundsAbove')}
        required
      >
        <Input inputMode="numeric" {...register('confirmRefundsAbove')} />
      </Field>
      <Field label={t('returns.hold')} hint={t('returns.holdHint', { count: holdMinutes })}>
        <Input value={holdMinutes} readOnly />
      </Field>
    </FormSection>
  );
}

export function OrderLimitsPart({ form: { register, errorOf } }: PartProps) {
  const { t } = useTranslation('settings.admin');
  return (
    <FormSection anchor="orderLimits" title={t('orderLimits.title')} text={t('orderLimits.text')}>
      <Field
        label={t('orderLimits.perProduct')}
        hint={t('orderLimits.perProductHint')}
        error={errorOf('maxPiecesPerProduct')}
        required
      >
        <Input inputMode="numeric" {...register('maxPiecesPerProduct')} />
      </Field>
      <Field
        label={t('orderLimits.perOrder')}
        hint={t('orderLimits.perOrderHint', limits.unpaidOrders)}
        error={errorOf('maxPiecesPerOrder')}
        required
      >
        <Input inputMode="numeric" {...register('maxPiecesPerOrder')} />
      </Field>
    </FormSection>
  );
}

export function BookingsPart({ form: { register, errorOf } }: PartProps) {
  const { t } = useTranslation('settings.admin');
  return (
    <FormSection anchor="bookings" title={t('bookings.title')} text={t('bookings.text')}>
      <Field
        label={t('bookings.waitlistHold')}
        hint={t('bookings.waitlistHoldHint')}
        error={errorOf('waitlistHoldMinutes')}
        required
      >
        <Input inputMode="numeric" {...register('waitlistHoldMinutes')} />
      </Field>
      <Field label={t('bookings.change')} hint={t('bookings.changeHint')}>
        <Input value={limits.bookingChangeHours} readOnly />
      </Field>
    </FormSection>
  );
}

export function OfferPart({ form: { register, errorOf } }: PartProps) {
  const { t } = useTranslation('settings.admin');
  return (
    <FormSection anchor="offer" title={t('offer.title')} text={t('offer.text')}>
      <Field label={t('offer.percent')} error={errorOf('offerPercent')} required>
        <Input inputMode="numeric" {...register('offerPercent')} />
      </Field>
      <Field label={t('offer.days')} error={errorOf('offerDays')} required>
        <Input inputMode="numeric" {...register('offerDays')} />
      </Field>
    </FormSection>
  );
}

export function TaxesPart({ form: { register, errorOf, watch, setValue } }: PartProps) {
  const { t } = useTranslation('settings.admin');
  const locale = useLocale();
  return (
    <FormSection anchor="taxes" title={t('taxes.title')} text={t('taxes.text')} columns={1}>
      {taxRegistrationKinds.map((kind) => {
        const tax = kind.title[locale];
        const isOn = activeField(kind);
        return (
          <div key={isOn} className="grid grid-cols-1 items-start gap-x-5 gap-y-1 sm:grid-cols-[1fr_auto]">
            <Field label={t('taxes.number', { tax })} error={errorOf(numberField(kind))}>
              <Input autoComplete="off" {...register(numberField(kind))} />
            </Field>
            <Toggle
              className="sm:mt-9 sm:w-56"
              label={t('taxes.active', { tax: kind.name === 'GST' ? tax : kind.title[locale].split(' ')[0] })}
              checked={watch(isOn)}
              onChange={(checked) => setValue(isOn, checked, { shouldDirty: true, shouldTouch: true })}
            />
          </div>
        );
      })}
    </FormSection>
  );
}

export function OrganisationPart({ form: { register, errorOf } }: PartProps) {
  const { t } = useTranslation('settings.admin');
  const field = (
    name: 'name' | 'line1' | 'line2' | 'city' | 'postalCode' | 'email' | 'phone',
    props: { required?: boolean; type?: string; autoComplete: string },
  ): ReactNode => (
    <Field label={t(`organisation.${name}`)} error={errorOf(name)} required={props.required}>
      <Input type={props.type} autoComplete={props.autoComplete} {...register(name)} />
    </Field>
  );
  return (
    <FormSection anchor="organisation" title={t('organisation.title')} text={t('organisation.text')}>
      {field('name', { required: true, autoComplete: 'organization' })}
      {field('email', { required: true, type: 'email', autoComplete: 'email' })}
      {field('line1', { required: true, autoComplete: 'address-line1' })}
      {field('line2', { autoComplete: 'address-line2' })}
      {field('city', { required: true, autoComplete: 'address-level2' })}
      <Field label={t('organisation.province')} error={errorOf('province')} required>
        <Select autoComplete="address-level1" {...register('province')}>
          <ProvinceOptions />
        </Select>
      </Field>
      {field('postalCode', { required: true, autoComplete: 'postal-code' })}
      {field('phone', { type: 'tel', autoComplete: 'tel' })}
    </FormSection>
  );
}

export function MailPart({ form: { register, errorOf } }: PartProps) {
  const { t } = useTranslation('settings.admin');
  return (
    <FormSection anchor="mail" title={t('mail.title')} text={t('mail.text')}>
      {(['senderName', 'senderEmail', 'campaignName', 'campaignEmail'] as const).map((name) => (
        <Field key={name} label={t(`mail.${name}`)} hint={t('mail.empty')} error={errorOf(name)}>
          <Input type={name.endsWith('Email') ? 'email' : 'text'} autoComplete="off" {...register(name)} />
        </Field>
      ))}
    </FormSection>
  );
}

/** Says who reads which language. Both languages are part of the product, so there is nothing to choose. */
export function LanguagesPart() {
  const { t } = useTranslation('settings.admin');
  return (
    <FormSection anchor="languages" title={t('languages.title')} text={t('languages.text')} columns={1}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        {(['site', 'people', 'content'] as const).map((name) => (
          <li key={name}>{t(`languages.${name}`)}</li>
        ))}
      </ul>
    </FormSection>
  );
}
