import type { AmountsWire, AppliedCouponWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { type AmountRow, Amounts } from './amounts';

interface OrderAmountsProps {
  amounts: AmountsWire;
  coupon: AppliedCouponWire | null;
  isPickup: boolean;
  /** False until the province or the pickup location is known. Until then the amounts exclude taxes. */
  isTaxKnown?: boolean;
  /** The text in place of unknown taxes, if it is not that of the checkout. */
  taxesLater?: string;
  isPending?: boolean;
  /** True if the items cannot be shipped to the destination, so that shipping has no price. */
  isRefused?: boolean;
  /** The order's refunds, including pending refunds. */
  refunds?: readonly { amount: number }[];
}

/** The breakdown of an order, with its discount and delivery. */
export function OrderAmounts({
  amounts,
  coupon,
  isPickup,
  isTaxKnown = true,
  taxesLater,
  isPending = false,
  isRefused = false,
  refunds = [],
}: OrderAmountsProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { discount, shipping } = amounts;
  const rows: AmountRow[] = [
    {
      label: t(isPickup ? 'amounts.pickup' : 'amounts.shipping'),
      value: isRefused ? '–' : isPickup || shipping === 0 ? t('amounts.free') : formatMoney(shipping, locale),
      isCertain: isPickup,
    },
  ];
  if (discount > 0) {
    rows.unshift({
      label: coupon ? t('amounts.coupon', { code: coupon.code }) : t('amounts.discount'),
      value: `−${formatMoney(discount, locale)}`,
      className: 'text-good',
    });
  }
  const refundedCents = refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const after: AmountRow[] =
    refundedCents === 0
      ? []
      : [
          { label: t('amounts.refunded'), value: `−${formatMoney(refundedCents / 100, locale)}` },
          {
            label: t('amounts.net'),
            value: formatMoney((Math.round(amounts.total * 100) - refundedCents) / 100, locale),
            className: 'font-bold',
          },
        ];
  return (
    <Amounts
      amounts={amounts}
      rows={rows}
      after={after}
      taxesLater={isTaxKnown ? undefined : (taxesLater ?? t(isPickup ? 'amounts.laterPickup' : 'amounts.later'))}
      isPending={isPending}
    />
  );
}
