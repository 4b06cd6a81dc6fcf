import { useQuery } from '@tanstack/react-query';
import type { StockPointWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { Field, FieldError } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { Disclosure } from '@/ui/layout/fold';
import { Input } from '@/ui/fields/input';
import { Skeleton } from '@/ui/feedback/skeleton';
import { byKind } from '../model/stock-points';
import type { ProductForm } from '../model/product-form';

/** The opening stock of a new product: in the warehouse, and optionally in arenas. */
export function OpeningStock({ form }: { form: ProductForm }) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const points = useQuery(callQuery('products.admin.stockPoints'));
  const error = form.errorOf('stock');
  const fieldOf = ({ id, name }: StockPointWire) => (
    <Field key={id} label={name[locale]}>
      <Input inputMode="numeric" autoComplete="off" placeholder="0" {...form.register(`stock.${id}`)} />
    </Field>
  );
  const { warehouses, arenas } = byKind(points.data ?? []);
  return (
    <FormSection title={t('form.openingStock')} text={t('form.openingStockText')}>
      {points.isPending && <Skeleton className="h-20" />}
      {warehouses.map(fieldOf)}
      {arenas.length > 0 && (
        <Disclosure
          className="sm:col-span-2"
          title={t('form.arenaStock')}
          note={t('form.arenas', { count: arenas.length })}
          isOpen={error !== undefined}
        >
          <div className="grid grid-cols-1 gap-5 pt-2 pb-5 sm:grid-cols-2">{arenas.map(fieldOf)}</div>
        </Disclosure>
      )}
      <FieldError error={error} className="sm:col-span-2" />
    </FormSection>
  );
}

/** Warns beside the save button that a new product without stock appears as sold out in the shop. */
export function NoStockNote({ form }: { form: ProductForm }) {
  const { t } = useTranslation('catalog.admin');
  const [stock, visibility] = form.watch(['stock', 'visibility']);
  const isEmpty = Object.values(stock).every((pieces) => Number(pieces) === 0);
  return (
    <p role="status" className="min-w-40 flex-1 text-sm font-semibold text-warn empty:hidden">
      {visibility === 'shown' && isEmpty && t('form.noStock')}
    </p>
  );
}
