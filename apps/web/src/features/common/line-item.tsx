import type { OrderLineWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Picture } from '../../ui/layout/picture';

type ShownLine = Pick<OrderLineWire, 'name' | 'quantity' | 'unitPrice' | 'lineTotal'> & {
  /** The picture's URL, null or empty if there is none. */
  imageUrl: string | null;
};

interface LineItemProps {
  line: ShownLine;
  /** A problem that the customer has to solve. */
  note?: string | undefined;
  /** An event that affected the line after the purchase. */
  mark?: string | undefined;
}

/** A line of a purchase, or of the summary beside the checkout. */
export function LineItem({ line, note, mark }: LineItemProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  return (
    <li className="flex items-start gap-3 py-3 sm:gap-4">
      {line.imageUrl && (
        <Picture
          src={line.imageUrl}
          alt=""
          sizes="6rem"
          className="aspect-16/10 w-16 shrink-0 sm:w-22 rounded-control bg-raised object-cover"
        />
      )}
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <span className="font-semibold">{line.name}</span>
        <span className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(line.lineTotal, locale)}</span>
        <span className="col-span-full text-sm text-muted">
          {t('line.quantity', { count: line.quantity, price: formatMoney(line.unitPrice, locale) })}
        </span>
        {mark && <span className="col-span-full text-sm font-semibold">{mark}</span>}
        {note && <span className="col-span-full text-sm font-semibold text-red">{note}</span>}
      </span>
    </li>
  );
}
