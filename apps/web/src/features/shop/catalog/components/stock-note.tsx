import type { ProductWire } from '@dronesoccer/contracts';
import { CircleCheck, CircleSlash, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { stockStateOf, type StockState } from '../model/stock-state';

const looks: Record<StockState, { icon: typeof CircleCheck; class: string }> = {
  plenty: { icon: CircleCheck, class: 'text-good' },
  few: { icon: Hourglass, class: 'text-warn' },
  soldOut: { icon: CircleSlash, class: 'text-muted' },
  notAvailable: { icon: CircleSlash, class: 'text-muted' },
};

interface StockNoteProps {
  product: Pick<ProductWire, 'isActive' | 'stockQty' | 'stockLevel'>;
  /** The city of the only location that has the product. */
  onlyIn?: string | null;
}

const inCity = { plenty: 'stock.plentyIn', few: 'stock.fewIn' } as const;

/** The stock in words, so that a customer knows the limit before reaching it. */
export function StockNote({ product, onlyIn = null }: StockNoteProps) {
  const { t } = useTranslation('shop');
  const state = stockStateOf(product);
  const { icon: Icon, class: look } = looks[state];
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm font-semibold', look)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {onlyIn !== null && (state === 'plenty' || state === 'few')
        ? t(inCity[state], { count: product.stockQty, city: onlyIn })
        : t(`stock.${state}`, { count: product.stockQty })}
    </span>
  );
}
