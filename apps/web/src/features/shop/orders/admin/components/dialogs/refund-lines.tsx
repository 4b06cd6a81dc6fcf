import { OrderStatus, type AdminOrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Checkbox } from '@/ui/fields/checkbox';
import { Select } from '@/ui/fields/select';
import type { RefundDraft } from '../../model/refund-draft';
import { Thumb } from '../thumb';

interface RefundLinesProps {
  order: AdminOrderWire;
  draft: RefundDraft;
  onChange: (draft: RefundDraft) => void;
}

/** The choice of units to refund, of those to restock, and whether shipping is refunded. */
export function RefundLines({ order, draft, onChange }: RefundLinesProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { refundableLines, shipping, shippingRefunded, lines } = order;
  const pictures = new Map(lines.map(({ productId, imageUrl }) => [productId, imageUrl]));
  // Goods that have not been shipped are still in stock.
  const stillHere = order.status === OrderStatus.PAID;
  const choose = (productId: string, quantity: number) => {
    onChange({
      ...draft,
      quantities: { ...draft.quantities, [productId]: quantity },
      restock: { ...draft.restock, [productId]: draft.restock[productId] ?? stillHere },
    });
  };
  return (
    <fieldset>
      <legend className="display-3 text-base">{t('refunds.what')}</legend>
      {refundableLines.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{t('refunds.nothingLeft')}</p>
      ) : (
        <p className="mt-1 text-sm text-muted">{t('refunds.whatHint')}</p>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {refundableLines.map(({ productId, name, quantity }) => (
          <li key={productId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="flex min-w-52 grow basis-0 items-center gap-3">
              <Thumb src={pictures.get(productId) ?? ''} />
              <span className="min-w-0 font-semibold">{name}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-4">
              {(draft.quantities[productId] ?? 0) > 0 && (
                <Checkbox
                  label={t('refunds.restock')}
                  aria-label={t('refunds.restockNamed', { name })}
                  checked={draft.restock[productId] ?? false}
                  onChange={({ target }) =>
                    onChange({ ...draft, restock: { ...draft.restock, [productId]: target.checked } })
                  }
                />
              )}
              <span className="flex items-center gap-2 text-muted tabular-nums">
                <Select
                  aria-label={t('refunds.pieces', { name })}
                  className="w-24"
                  value={draft.quantities[productId] ?? 0}
                  onChange={({ target }) => choose(productId, Number(target.value))}
                >
                  {Array.from({ length: quantity + 1 }, (_, count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </Select>
                {t('refunds.ofLeft', { count: quantity })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {shipping > 0 && !shippingRefunded && (
        <Checkbox
          className="mt-1"
          label={t('refunds.withShipping', { amount: formatMoney(shipping, locale) })}
          checked={draft.shipping}
          onChange={({ target }) => onChange({ ...draft, shipping: target.checked })}
        />
      )}
    </fieldset>
  );
}
