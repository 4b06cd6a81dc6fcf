import type { QuoteWire } from '@dronesoccer/contracts';
import { TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { taxLabelKey } from '@/features/common/amounts';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { quoteChanges, type QuoteChange } from '../model/quote-changes';

export interface ChangeBoxProps {
  /** What happened. */
  title: string;
  text?: string | undefined;
  before: QuoteWire;
  /** Absent while it is being computed. */
  now: QuoteWire | undefined;
  /** What can be done about it. */
  children: ReactNode;
}

/** The order will cost something else than was seen: what it was and what it is, side by side, and the way on. */
export function ChangeBox({ title, text, before, now, children }: ChangeBoxProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const sentence = useId();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Who pressed the button that now rests reads on here; who is busy elsewhere on the page is only told. It is not
    // scrolled: the button to accept must not come to lie where a finger just pressed to pay.
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
