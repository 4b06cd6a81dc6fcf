import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { Field, FieldError } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { Input } from '@/ui/fields/input';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { ProductForm } from '../model/product-form';

/** What stands where when the product begins. */
export function OpeningStock({ form }: { form: ProductForm }) {
  const { t } = useTranslation('products');
  const locale = useLocale();
  const points = useQuery(callQuery('products.admin.stockPoints'));
  const error = form.errorOf('stock');
  return (
    <FormSection title={t('form.openingStock')} text={t('form.openingStockText')}>
      {points.isPending && <Skeleton className="h-20" />}
      {points.data?.map(({ id, name }) => (
        <Field key={id} label={name[locale]}>
          <Input inputMode="numeric" autoComplete="off" placeholder="0" {...form.register(`stock.${id}`)} />
        </Field>
      ))}
      <FieldError error={error} className="sm:col-span-2" />
    </FormSection>
  );
}
