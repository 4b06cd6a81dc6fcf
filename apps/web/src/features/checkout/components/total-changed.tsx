import type { QuoteWire } from '@dronesoccer/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { taxLabelKey } from '@/ui/amounts';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { quoteChanges, type QuoteChange } from '../model/quote-changes';

interface TotalChangedProps {
  before: QuoteWire;
  now: QuoteWire;
}

/** The total is not what was seen: what was and what is, side by side, before anybody agrees again. */
export function TotalChanged({ before, now }: TotalChangedProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const money = (dollars: number | null) => (dollars === null ? '–' : formatMoney(dollars, locale));
  const nameOf = ({ what, name }: QuoteChange): string => {
    if (what === 'line') return name;
    return what === 'tax' ? t(`taxes.${taxLabelKey(name)}`) : t(`amounts.${what}`);
  };
  return (
    <div role="alert" className="rounded-card border-2 border-warn bg-surface p-5">
      <p className="flex items-start gap-2.5 font-bold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
        {t('review.totalChanged', { before: money(before.total), now: money(now.total) })}
      </p>
      <table className="mt-3 w-full text-left tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1.5 font-normal">
              <span className="sr-only">{t('review.what')}</span>
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {t('review.before')}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {t('review.now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quoteChanges(before, now).map((change) => (
            <tr
              key={`${change.what}:${change.name}`}
              className="border-t border-line last:font-bold last:[&>th]:font-bold"
            >
              <th scope="row" className="py-2 font-normal">
                {nameOf(change)}
              </th>
              <td className="py-2 pl-3 text-right whitespace-nowrap text-muted">
                <s>{money(change.before)}</s>
              </td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">{money(change.now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
