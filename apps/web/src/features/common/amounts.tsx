import type { AmountsWire, AppliedCouponWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney, formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Skeleton } from '@/ui/feedback/skeleton';

export interface AmountsProps {
  amounts: AmountsWire;
  coupon: AppliedCouponWire | null;
  isPickup: boolean;
  /** Before the province, or where it is picked up, is known: taxes are not part of what shows. */
  isTaxKnown?: boolean;
  /** Other amounts are on their way: these stand for nothing any more, so none of them shows. */
  isPending?: boolean;
}

/** What an order comes to: every tax on a line of its own, the total last (spec: prices exclude tax). */
export function Amounts({ amounts, coupon, isPickup, isTaxKnown = true, isPending = false }: AmountsProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { subtotal, discount, shipping, taxes, total } = amounts;
  const money = (dollars: number) => formatMoney(dollars, locale);
  const shippingText = isPickup || shipping === 0 ? t('amounts.free') : money(shipping);
  const shown = (value: string): ReactNode => (isPending ? <OnItsWay className="w-16" /> : value);
  return (
    <dl aria-busy={isPending || undefined} className="flex flex-col gap-2.5">
      <Row label={t('amounts.subtotal')} value={shown(money(subtotal))} />
      {discount > 0 && (
        <Row
          label={coupon ? t('amounts.coupon', { code: coupon.code }) : t('amounts.discount')}
          value={shown(`−${money(discount)}`)}
          className="text-good"
        />
      )}
      <Row
        label={t(isPickup ? 'amounts.pickup' : 'amounts.shipping')}
        value={isPickup ? shippingText : shown(shippingText)}
      />
      {isTaxKnown ? (
        taxes.map(({ name, rate, amount, registration }) => (
          <Row
            key={name}
            label={t('amounts.tax', { name: t(`taxes.${taxLabelKey(name)}`), rate: formatPercent(rate / 100, locale) })}
            note={registration && t('amounts.registration', { number: registration })}
            value={shown(money(amount))}
          />
        ))
      ) : (
        <Row label={t('amounts.taxes')} value={t(isPickup ? 'amounts.laterPickup' : 'amounts.later')} />
      )}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="font-bold">{t(isTaxKnown ? 'amounts.total' : 'amounts.totalBeforeTax')}</dt>
        <dd className="numeral text-2xl">{isPending ? <OnItsWay className="w-28" /> : money(total)}</dd>
      </div>
    </dl>
  );
}

/** As high as the amount that comes, and on the same line: nothing moves when it is there. */
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

/** The wire's names are these five; anything newer shows as a tax. */
export const taxLabelKey = (name: string): TaxName | 'other' => taxNames.find((each) => each === name) ?? 'other';

interface RowProps {
  label: ReactNode;
  note?: string | null | undefined;
  value: ReactNode;
  className?: string;
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
