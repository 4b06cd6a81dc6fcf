import type { RefundProposalWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

interface RefundValueProps {
  proposal: RefundProposalWire | undefined;
  /** True if the figures belong to the previous selection and the new ones are loading. */
  isStale?: boolean;
}

/** The value of the selected units and shipping: their price after the discount, and their share of each tax. */
export function RefundValue({ proposal, isStale = false }: RefundValueProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  if (!proposal) return <p className="text-muted">{t('refunds.calculating')}</p>;
  const rows = [
    { label: t('refunds.goods'), amount: proposal.goods },
    ...(proposal.shipping > 0 ? [{ label: t('refunds.shippingPart'), amount: proposal.shipping }] : []),
    ...proposal.taxes.filter(({ amount }) => amount > 0).map(({ name, amount }) => ({ label: taxName(name), amount })),
  ];
  function taxName(name: string): string {
    return isTax(name) ? t(`taxes.${name}`) : name;
  }
  return (
    <dl aria-busy={isStale} className={cx('rounded-control bg-raised px-4 py-3', isStale && 'opacity-55')}>
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 py-0.5 tabular-nums">
          <dt className="text-muted">{label}</dt>
          <dd>{formatMoney(amount, locale)}</dd>
        </div>
      ))}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line-strong pt-2">
        <dt className="font-bold">{t('refunds.worth')}</dt>
        <dd className="numeral text-xl">{formatMoney(proposal.amount, locale)}</dd>
      </div>
    </dl>
  );
}

const taxes = ['GST', 'HST', 'PST', 'RST', 'QST'] as const;
const isTax = (name: string): name is (typeof taxes)[number] => taxes.some((tax) => tax === name);
