import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { DateTimeField } from '@/ui/fields/date-time-field';
import { FormSection } from '@/ui/layout/form-section';
import { MoneyInput } from '@/ui/fields/money-input';
import type { ProductForm } from '../model/product-form';

/** The price, and the sale price with its start and end. */
export function PriceFields({ form }: { form: ProductForm }) {
  const { t } = useTranslation('catalog.admin');
  return (
    <FormSection title={t('form.price')}>
      <Field label={t('form.priceLabel')} error={form.errorOf('price')} required>
        <MoneyInput {...form.register('price')} />
      </Field>
      <Field label={t('form.salePrice')} hint={t('form.salePriceHint')} error={form.errorOf('salePrice')}>
        <MoneyInput {...form.register('salePrice')} />
      </Field>
      {(['saleStartsAt', 'saleEndsAt'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <DateTimeField
              label={t(name === 'saleStartsAt' ? 'form.saleStarts' : 'form.saleEnds')}
              error={form.errorOf(name)}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      ))}
    </FormSection>
  );
}
