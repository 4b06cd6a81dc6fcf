import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { paths } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ProductActions } from './product-actions';
import { ProductFormDrawer } from './product-form';
import { StockPanel } from './stock-panel';

/** The drawer of one product: its form once it is there. */
export function ProductDrawer({ id }: { id: string }) {
  // Opened again it is read again: orders and other administrators have changed it since.
  const product = useQuery({ ...callQuery('products.admin.get', { params: { id } }), gcTime: 0 });
  if (!product.data) return <Waiting error={product.error} onRetry={() => void product.refetch()} />;
  return (
    <ProductFormDrawer
      key={id}
      product={product.data}
      actions={(drawer) => <ProductActions product={product.data} drawer={drawer} />}
    >
      <StockPanel product={product.data} />
    </ProductFormDrawer>
  );
}

export function NewProductDrawer() {
  return <ProductFormDrawer product={null} />;
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('products');
  const drawer = useRouteDrawer({ backTo: paths.allProducts });
  return (
    <RouteDrawer drawer={drawer} width="wide" title={t('form.loading')}>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </RouteDrawer>
  );
}
