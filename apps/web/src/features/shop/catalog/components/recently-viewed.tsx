import { limits } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChosenLocationId } from '@/lib/chosen-location';
import { useRoot } from '@/lib/store/root-store';
import { productsByIdQuery } from '../api/queries';
import { ProductRow, type ProductGridProps } from './product-grid';

/** The products viewed before this one. The list is stored only on this device. */
export function RecentlyViewed({
  productId,
  ...actions
}: { productId: string } & Pick<ProductGridProps, 'actionFor' | 'cornerFor'>) {
  const { t } = useTranslation('shop');
  useChosenLocationId();
  const recent = useRoot(({ shop }) => shop.recentProducts);
  const others = recent.filter((id) => id !== productId).slice(0, limits.recentProducts);
  const { data } = useQuery({
    ...productsByIdQuery(others),
    enabled: others.length > 0,
    placeholderData: keepPreviousData,
  });
  const products = data?.filter(({ id }) => others.includes(id)) ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className="display-3 mb-5">
        {t('product.recent')}
      </h2>
      <ProductRow products={products} {...actions} />
    </section>
  );
}
