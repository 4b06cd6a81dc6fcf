import { useTranslation } from 'react-i18next';
import { ProvinceOptions } from '@/features/common/province-options';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { FormSection } from '@/ui/layout/form-section';
import type { PartnerForm } from '../model/partner-form';

/** The fields shown on the partner page. */
export function ShownFields({ form }: { form: PartnerForm }) {
  const { t } = useTranslation('partners.admin');
  return (
    <FormSection title={t('form.shown')}>
      <Field label={t('form.orgName')} error={form.errorOf('orgName')} required className="sm:col-span-2">
        <Input autoComplete="off" {...form.register('orgName')} />
      </Field>
      <Field label={t('form.province')} error={form.errorOf('province')} required>
        <Select {...form.register('province')}>
          <ProvinceOptions />
        </Select>
      </Field>
      <Field label={t('form.website')} hint={t('form.websiteHint')} error={form.errorOf('website')}>
        <Input type="url" inputMode="url" autoComplete="off" spellCheck={false} {...form.register('website')} />
      </Field>
    </FormSection>
  );
}

/** The fields of the contact person. */
export function PersonFields({ form }: { form: PartnerForm }) {
  const { t } = useTranslation('partners.admin');
  return (
    <FormSection title={t('form.person')} text={t('form.personText')}>
      <Field label={t('form.fullName')} error={form.errorOf('fullName')} required>
        <Input autoComplete="off" {...form.register('fullName')} />
      </Field>
      <Field label={t('form.jobTitle')} error={form.errorOf('jobTitle')} required>
        <Input autoComplete="off" {...form.register('jobTitle')} />
      </Field>
      <Field label={t('form.email')} error={form.errorOf('email')} required>
        <Input type="email" autoComplete="off" spellCheck={false} {...form.register('email')} />
      </Field>
      <Field label={t('form.mobileNo')} error={form.errorOf('mobileNo')} required>
        <Input type="tel" inputMode="numeric" autoComplete="off" {...form.register('mobileNo')} />
      </Field>
    </FormSection>
  );
}
