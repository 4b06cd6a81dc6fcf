import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '@/ui/fields/date-time-field';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { FormSection } from '@/ui/layout/form-section';
import type { ProductForm } from '../model/product-form';

interface PublicationProps {
  form: ProductForm;
  /** True if visitors know the product: it is in the shop, or was. */
  wasPublished: boolean;
}

/** The choice of whether the product is in the shop, now or from a set time. */
export function PublicationFields({ form, wasPublished }: PublicationProps) {
  const { t } = useTranslation('catalog.admin');
  const visibility = form.watch('visibility');
  // A product that visitors have seen cannot become a draft again: its page says that it is not available.
  const hidden = wasPublished ? 'inactive' : 'draft';
  const hints = {
    shown: 'form.shownHint',
    scheduled: wasPublished ? 'form.rescheduledHint' : 'form.scheduledHint',
    hidden: `form.${hidden}Hint`,
  } as const;
  return (
    <FormSection title={t('form.publication')}>
      <Field label={t('form.visibility')} hint={t(hints[visibility])} error={form.errorOf('visibility')}>
        <Select {...form.register('visibility')}>
          <option value="shown">{t('form.shown')}</option>
          <option value="scheduled">{t('form.scheduled')}</option>
          <option value="hidden">{t(`form.${hidden}`)}</option>
        </Select>
      </Field>
      {visibility === 'scheduled' && (
        <Controller
          control={form.control}
          name="publishAt"
          render={({ field }) => (
            <DateTimeField
              label={t('form.publishAt')}
              error={form.errorOf('publishAt')}
              required
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      )}
    </FormSection>
  );
}
