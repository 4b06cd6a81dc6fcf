import { useTranslation } from 'react-i18next';
import { ProvinceOptions } from '@/features/common/province-options';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import type { PartnerForm } from '../model/partner-form';

/** The fields shown on the partner page. */
export function ShownFields({ form }: { form: PartnerForm }) {
  const { t } = useTranslation('partners.admin');
  return (
    <FormSection title={t('form.shown')}>
      <TextField form={form} name="orgName" label={t('form.orgName')} required className="sm:col-span-2" />
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
      <TextField form={form} name="fullName" label={t('form.fullName')} required />
      <TextField form={form} name="jobTitle" label={t('form.jobTitle')} required />
      <TextField form={form} name="email" label={t('form.email')} required type="email" spellCheck={false} />
      <TextField form={form} name="mobileNo" label={t('form.mobileNo')} required type="tel" inputMode="numeric" />
    </FormSection>
  );
}
