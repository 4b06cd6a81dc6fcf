import type { ProductAdminRowWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { ChoiceRow } from './choice-row';

interface ProductChoiceProps {
  product: ProductAdminRowWire;
  /** A second line below the name. */
  note?: ReactNode;
  /** A mark before the price. */
  mark?: ReactNode;
  onChoose: () => void;
}

/** A product to choose, with the price that applies now. */
export function ProductChoice({ product, note, mark, onChoose }: ProductChoiceProps) {
  const locale = useLocale();
  const { name, price, salePrice, saleState, coverImage } = product;
  return (
    <ChoiceRow cover={coverImage} onChoose={onChoose}>
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name[locale]}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
      {mark}
      <span className="tabular-nums">
        {formatMoney(saleState === 'running' ? (salePrice ?? price) : price, locale)}
      </span>
    </ChoiceRow>
  );
}
