import type { CouponDetailWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { copyOf, emptyCoupon, formOf } from '../model/coupon-form';
import { CouponDrawer } from './coupon-drawer';
import { CouponFormDrawer } from './coupon-form-drawer';

export function NewCouponDrawer() {
  return <CouponFormDrawer coupon={null} start={emptyCoupon} draft="new" backTo={paths.dashboardCoupons} />;
}

export function CopyCouponDrawer({ id }: { id: string }) {
  const locale = useLocale();
  return (
    <LoadedCoupon id={id}>
      {(coupon) => (
        <CouponFormDrawer
          key={id}
          coupon={null}
          start={copyOf(coupon, locale)}
          draft={`copy of ${id}`}
          backTo={paths.dashboardCoupons}
        />
      )}
    </LoadedCoupon>
  );
}

export function EditCouponDrawer({ id }: { id: string }) {
  const locale = useLocale();
  return (
    <LoadedCoupon id={id}>
      {(coupon) => (
        <CouponFormDrawer
          key={id}
          coupon={coupon}
          start={formOf(coupon, locale)}
          draft={id}
          backTo={paths.coupon(id)}
        />
      )}
    </LoadedCoupon>
  );
}

export function ShowCouponDrawer({ id }: { id: string }) {
  return <LoadedCoupon id={id}>{(coupon) => <CouponDrawer key={id} coupon={coupon} />}</LoadedCoupon>;
}

function LoadedCoupon({ id, children }: { id: string; children: (coupon: CouponDetailWire) => ReactNode }) {
  const { t } = useTranslation('coupons.admin');
  const coupon = useQuery(callQuery('coupons.admin.get', { params: { id } }));
  return (
    <LoadedDrawer query={coupon} title={t('loading')} backTo={paths.dashboardCoupons}>
      {children}
    </LoadedDrawer>
  );
}
