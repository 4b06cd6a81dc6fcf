import { ArenaClass, categoriesOf, categoryLabels, productCategories } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { MoneyInput } from '@/ui/fields/money-input';
import { FormSection } from '@/ui/layout/form-section';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import type { ProductForm } from '../model/product-form';

export function DetailFields({ form }: { form: ProductForm }) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  return (
    <FormSection title={t('form.details')}>
      <Field label={t('form.category')} required>
        <Select {...form.register('category')}>
          {Object.values(productCategories).map((name) => (
            <option key={name} value={name}>
              {categoryLabels[categoriesOf(name)?.[0] ?? 1][locale]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.class')}>
        <Select {...form.register('arenaClass')}>
          <option value="">{t('form.anyClass')}</option>
          <option value={ArenaClass.CLASS_20}>{t('form.class20')}</option>
          <option value={ArenaClass.CLASS_40}>{t('form.class40')}</option>
        </Select>
      </Field>
      <TextField form={form} name="weightGrams" label={t('form.weight')} required inputMode="numeric" />
      <Field label={t('form.oversize')} hint={t('form.oversizeHint')} error={form.errorOf('oversizeSurcharge')}>
        <MoneyInput {...form.register('oversizeSurcharge')} />
      </Field>
      <TextField form={form} name="sku" label={t('form.sku')} hint={t('form.skuHint')} autoComplete="off" />
      <TextField
        form={form}
        name="barcode"
        label={t('form.barcode')}
        hint={t('form.barcodeHint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormSection>
  );
}
