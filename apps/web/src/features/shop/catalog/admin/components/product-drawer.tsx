import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '@/features/common/admin/record-history';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { ProductActions } from './product-actions';
import { ProductFormDrawer } from './product-form';
import { StockPanel } from './stock-panel';

/** The drawer of a product. It shows the form once the product is loaded. */
export function ProductDrawer({ id }: { id: string }) {
  const { t } = useTranslation('catalog.admin');
  // Fetch the product each time the drawer opens: orders and other administrators may have changed it.
  const product = useQuery({ ...callQuery('products.admin.get', { params: { id } }), gcTime: 0 });
  return (
    <LoadedDrawer query={product} title={t('form.loading')} width="wide" backTo={paths.allProducts}>
      {(data) => (
        <ProductFormDrawer
          key={id}
          product={data}
          actions={(drawer) => <ProductActions product={data} drawer={drawer} />}
        >
          <StockPanel product={data} />
          <RecordHistory id={id} />
        </ProductFormDrawer>
      )}
    </LoadedDrawer>
  );
}

export function NewProductDrawer() {
  return <ProductFormDrawer product={null} />;
}
