import type { CouponDetailWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { Skeleton } from '@/ui/feedback/skeleton';
import { copyOf, emptyCoupon, formOf } from '../model/coupon-form';
import { CouponDrawer } from './coupon-drawer';
import { CouponFormDrawer } from './coupon-form-drawer';

export function NewCouponDrawer() {
  return <CouponFormDrawer coupon={null} start={emptyCoupon} backTo={paths.dashboardCoupons} />;
}

export function CopyCouponDrawer({ id }: { id: string }) {
  const locale = useLocale();
  return (
    <Loaded id={id}>
      {(coupon) => (
        <CouponFormDrawer key={id} coupon={null} start={copyOf(coupon, locale)} backTo={paths.dashboardCoupons} />
      )}
    </Loaded>
  );
}

export function EditCouponDrawer({ id }: { id: string }) {
  const locale = useLocale();
  return (
    <Loaded id={id}>
      {(coupon) => (
        <CouponFormDrawer key={id} coupon={coupon} start={formOf(coupon, locale)} backTo={paths.coupon(id)} />
      )}
    </Loaded>
  );
}

export function ShowCouponDrawer({ id }: { id: string }) {
  return <Loaded id={id}>{(coupon) => <CouponDrawer key={id} coupon={coupon} />}</Loaded>;
}

function Loaded({ id, children }: { id: string; children: (coupon: CouponDetailWire) => ReactNode }) {
  const coupon = useQuery(callQuery('coupons.admin.get', { params: { id } }));
  if (coupon.data) return children(coupon.data);
  return <Waiting error={coupon.error} onRetry={() => void coupon.refetch()} />;
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('coupons');
  const drawer = useRouteDrawer({ backTo: paths.dashboardCoupons });
  return (
    <RouteDrawer drawer={drawer} title={t('loading')}>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
    </RouteDrawer>
  );
}
