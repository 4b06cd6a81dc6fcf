import type { QuoteWire } from '@dronesoccer/contracts';
import { TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { taxLabelKey } from '@/features/common/amounts';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { quoteChanges, type QuoteChange } from '../model/quote-changes';

interface ChangeBoxProps {
  /** The sentence that reports the change. */
  title: string;
  text?: string | undefined;
  before: QuoteWire;
  /** Absent while the new quote is being computed. */
  now: QuoteWire | undefined;
  /** The buttons that resolve the change. */
  children: ReactNode;
}

/**
 * Reports that the order's price differs from the price the customer saw. Compares both and offers ways to continue.
 */
export function ChangeBox({ title, text, before, now, children }: ChangeBoxProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const sentence = useId();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Focus the box if the button that was pressed is now disabled. If the focus is elsewhere on the page, the alert is
    // only announced. Do not scroll: the accept button must not move under a finger that has just pressed to pay.
    const { activeElement } = document;
    const isNowhere = activeElement === document.body || activeElement?.matches(':disabled');
    if (isNowhere) box.current?.focus({ preventScroll: true });
  }, []);
  const changes = now ? quoteChanges(before, now) : [];
  const money = (dollars: number | null) => (dollars === null ? '–' : formatMoney(dollars, locale));
  const nameOf = ({ what, name }: QuoteChange): string => {
    if (what === 'line') return name;
    return what === 'tax' ? t(`taxes.${taxLabelKey(name)}`, { ns: 'common' }) : t(`amounts.${what}`, { ns: 'common' });
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={sentence}
      className="rounded-card border-2 border-warn bg-surface p-4 sm:p-5"
    >
      <p role="alert" className="flex items-start gap-2.5 font-bold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
        <span id={sentence}>{title}</span>
      </p>
      {text && <p className="mt-2">{text}</p>}
      {changes.length > 0 && (
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
            {changes.map((change) => (
              <tr
                key={`${change.what}:${change.name}`}
                className="border-t border-line last:font-bold last:[&>th]:font-bold"
              >
                <th scope="row" className="py-2 font-normal [overflow-wrap:anywhere]">
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
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
    </section>
  );
}
