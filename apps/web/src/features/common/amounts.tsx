import type { AmountsWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney, formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Skeleton } from '@/ui/feedback/skeleton';

/** A row between the prices and the taxes, for example a discount or the delivery fee. */
export interface AmountRow {
  label: string;
  value: string;
  /** The value is already known and does not change with the pending amounts. */
  isCertain?: boolean;
  className?: string;
}

interface AmountsProps {
  amounts: Pick<AmountsWire, 'subtotal' | 'taxes' | 'total'>;
  rows?: readonly AmountRow[];
  /** Rows below the total: the refunds and the remainder. */
  after?: readonly AmountRow[];
  /** The text shown instead of the taxes until they are known. Until then the total excludes them. */
  taxesLater?: string | undefined;
  /** New amounts are loading. The old amounts are outdated, so they are hidden. */
  isPending?: boolean;
}

/** The breakdown of a purchase: a line for each tax, then the total (spec: prices exclude tax). */
export function Amounts({ amounts, rows = [], after = [], taxesLater, isPending = false }: AmountsProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { subtotal, taxes, total } = amounts;
  const money = (dollars: number) => formatMoney(dollars, locale);
  const shown = (value: string): ReactNode => (isPending ? <OnItsWay className="w-16" /> : value);
  return (
    <dl aria-busy={isPending || undefined} className="flex flex-col gap-2.5">
      <Row label={t('amounts.subtotal')} value={shown(money(subtotal))} />
      {rows.map(({ label, value, isCertain, className }) => (
        <Row key={label} label={label} value={isCertain ? value : shown(value)} className={className} />
      ))}
      {taxesLater === undefined ? (
        taxes.map(({ name, rate, amount, registration }) => (
          <Row
            key={name}
            label={t('amounts.tax', { name: t(`taxes.${taxLabelKey(name)}`), rate: formatPercent(rate / 100, locale) })}
            note={registration && t('amounts.registration', { number: registration })}
            value={shown(money(amount))}
          />
        ))
      ) : (
        <Row label={t('amounts.taxes')} value={taxesLater} />
      )}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="font-bold">{t(taxesLater === undefined ? 'amounts.total' : 'amounts.totalBeforeTax')}</dt>
        <dd className="numeral text-2xl">{isPending ? <OnItsWay className="w-28" /> : money(total)}</dd>
      </div>
      {after.map(({ label, value, className }) => (
        <Row key={label} label={label} value={shown(value)} className={className} />
      ))}
    </dl>
  );
}

/** A placeholder with the height and baseline of the amount, so that nothing moves when the amount arrives. */
function OnItsWay({ className }: { className: string }) {
  return (
    <span className={cx('relative inline-block', className)}>
      {'\u00a0'}
      <Skeleton className="absolute inset-x-0 inset-y-1" />
    </span>
  );
}

const taxNames = ['GST', 'HST', 'PST', 'RST', 'QST'] as const;
type TaxName = (typeof taxNames)[number];

/**
 * Returns the translation key of a tax. The API uses these five names; an unknown name is labelled as a generic tax.
 */
export const taxLabelKey = (name: string): TaxName | 'other' => taxNames.find((each) => each === name) ?? 'other';

interface RowProps {
  label: ReactNode;
  note?: string | null | undefined;
  value: ReactNode;
  className?: string | undefined;
}

function Row({ label, note, value, className }: RowProps) {
  return (
    <div className={cx('flex items-baseline justify-between gap-4', className)}>
      <dt>
        {label}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
