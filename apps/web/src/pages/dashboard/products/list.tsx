import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ProductListActions, ProductTable } from '@/features/shop/catalog/admin';
import { WorkPage } from '../parts/work-page';

export default function AllProductsPage() {
  const { t } = useTranslation('products.admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<ProductListActions />}>
      <ProductTable />
      <Outlet />
    </WorkPage>
  );
}
