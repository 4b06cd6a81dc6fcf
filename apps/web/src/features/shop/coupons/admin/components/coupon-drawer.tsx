import type { CouponDetailWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { Tabs } from '@/ui/navigation/tabs';
import { sentenceOf } from '../model/sentence';
import { AssignmentPanel } from './assignment-panel';
import { CouponActions } from './coupon-actions';
import { CouponStateBadge } from './coupon-state';
import { CopyCode } from './copy-code';
import { RedemptionPanel } from './redemption-panel';
import { UsageBar } from './usage-bar';

/** The drawer of a coupon: its terms, its redemptions and its assignments. */
export function CouponDrawer({ coupon }: { coupon: CouponDetailWire }) {
  const { t } = useTranslation('coupons.admin');
  const locale = useLocale();
  const drawer = useRouteDrawer({ backTo: paths.dashboardCoupons });
  const [tab, setTab] = useState<'usage' | 'emails'>('usage');
  const number = (value: number) => formatNumber(value, locale);
  return (
    <RouteDrawer
      drawer={drawer}
      title={
        <span className="flex flex-wrap items-center gap-3">
          <span className="numeral break-all">{coupon.code}</span>
          <CouponStateBadge state={coupon.state} />
        </span>
      }
      footer={<CouponActions coupon={coupon} drawer={drawer} />}
    >
      <div className="flex flex-col gap-7">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 grow basis-64 text-lg text-balance">{sentenceOf(coupon, t, locale)}</p>
          <CopyCode code={coupon.code} />
        </div>
        {coupon.isFirstOrderOffer && <p className="text-sm text-muted">{t('detail.firstOrderOffer')}</p>}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 rounded-card border border-line p-5 sm:grid-cols-4">
          <Figure label={t('detail.uses')} value={number(coupon.usedCount)} />
          <Figure label={t('detail.discount')} value={formatMoney(coupon.discountGiven, locale)} />
          <Figure label={t('detail.orders')} value={formatMoney(coupon.ordersTotal, locale)} />
          <Figure label={t('detail.released')} value={number(coupon.releasedCount)} />
        </dl>
        {coupon.totalUses !== null && <UsageBar coupon={coupon} />}
        <Tabs
          label={t('detail.tabs')}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'usage', label: t('detail.usageTab'), content: <RedemptionPanel coupon={coupon} /> },
            {
              value: 'emails',
              label: t('detail.emailsTab', { count: coupon.assignedCount, number: number(coupon.assignedCount) }),
              content: <AssignmentPanel coupon={coupon} />,
            },
          ]}
        />
      </div>
    </RouteDrawer>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="numeral text-xl break-words">{value}</dd>
    </div>
  );
}
