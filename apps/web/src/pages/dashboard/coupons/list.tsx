import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { CouponTable, NewCouponLink } from '@/features/shop/coupons/admin';
import { WorkPage } from '../parts/work-page';

export default function CouponsPage() {
  const { t } = useTranslation('coupons.admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<NewCouponLink />}>
      <CouponTable />
      <Outlet />
    </WorkPage>
  );
}
