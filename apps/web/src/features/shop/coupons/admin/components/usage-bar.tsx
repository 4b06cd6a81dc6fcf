import type { CouponAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { ProgressBar } from '@/ui/feedback/progress-bar';

/** The share of the coupon's uses that are taken. Without a limit there is no bar. */
export function UsageBar({ coupon }: { coupon: Pick<CouponAdminWire, 'usedCount' | 'totalUses' | 'code'> }) {
  const { t } = useTranslation('coupons.admin');
  const locale = useLocale();
  const { usedCount, totalUses, code } = coupon;
  const used = formatNumber(usedCount, locale);
  if (totalUses === null) return <span className="tabular-nums">{t('usage.unlimited', { used })}</span>;
  const text = t('usage.limited', { used, total: formatNumber(totalUses, locale) });
  return (
    <span className="flex min-w-28 flex-col gap-1.5">
      <span className="tabular-nums">{text}</span>
      <ProgressBar label={t('usage.label', { code })} value={usedCount / totalUses} valueText={text} />
    </span>
  );
}
