import type { ProductAdminWire, StockPointWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { Button } from '@/ui/actions/button';
import { Disclosure } from '@/ui/layout/fold';
import { FormSection } from '@/ui/layout/form-section';
import { byKind } from '../model/stock-points';
import { StockHistory } from './stock-history';
import { StockBadge } from './stock-mark';
import { StockMoveDialog } from './stock-move-dialog';

/** The stock by location, with its history. Stock cannot be overwritten: it is received, counted or transferred. */
export function StockPanel({ product }: { product: ProductAdminWire }) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const points = useQuery(callQuery('products.admin.stockPoints'));
  const [isMoving, setMoving] = useState(false);
  const levelAt = (id: string) => product.stock.find((level) => level.id === id)?.quantity ?? 0;
  const { warehouses, arenas } = byKind(points.data ?? product.stock);
  const atArenas = arenas.reduce((sum, { id }) => sum + levelAt(id), 0);
  const rowOf = ({ id, name }: StockPointWire) => (
    <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
      <span>{name[locale]}</span>
      <span className={cx('numeral', levelAt(id) === 0 && 'text-muted')}>{formatNumber(levelAt(id), locale)}</span>
    </li>
  );
  return (
    <FormSection title={t('stock.title')} text={t('stock.text')} columns={1}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          {t('stock.total', { count: product.stockQty })}
          <StockBadge level={product.stockLevel} />
        </p>
        <Button variant="outline" disabled={!points.data} onClick={() => setMoving(true)}>
          <ArrowLeftRight aria-hidden className="size-5" />
          {t('stock.move')}
        </Button>
      </div>
      {product.counts.waiting > 0 && (
        <p className="flex items-center gap-2 text-muted">
          <BellRing aria-hidden className="size-5 shrink-0" />
          {t('stock.waiting', { count: product.counts.waiting })}
        </p>
      )}
      {product.isActive && product.stockQty === 0 && (
        <p className="text-sm font-semibold text-warn">{t('form.noStock')}</p>
      )}
      <ul className="border-t border-line">{warehouses.map(rowOf)}</ul>
      {arenas.length > 0 && (
        <Disclosure
          className="-mt-5 border-t-0"
          title={t('form.arenas', { count: arenas.length })}
          note={t('state.pieces', { count: atArenas })}
        >
          <ul className="grid grid-cols-1 gap-x-8 border-t border-line sm:grid-cols-2">{arenas.map(rowOf)}</ul>
        </Disclosure>
      )}
      <StockHistory productId={product.id} />
      {isMoving && points.data && (
        <StockMoveDialog
          productId={product.id}
          points={points.data}
          levelAt={levelAt}
          onClose={() => setMoving(false)}
        />
      )}
    </FormSection>
  );
}
