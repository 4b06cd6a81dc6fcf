import type { ProductWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChosenLocationId } from '@/lib/chosen-location';
import { relatedQuery } from '../api/queries';
import { stockStateOf } from '../model/stock-state';
import { ProductRow, ProductRowSkeleton, type ProductGridProps } from './product-grid';

type Actions = Pick<ProductGridProps, 'actionFor' | 'cornerFor'>;

/** Products that go with a product, or replace it if it is unavailable. The section is hidden if there are none. */
export function RelatedProducts({ product, ...actions }: { product: ProductWire } & Actions) {
  const { t } = useTranslation('shop');
  useChosenLocationId();
  const state = stockStateOf(product);
  const isGone = state === 'soldOut' || state === 'notAvailable';
  const { data, isPending } = useQuery(relatedQuery(product.slug, isGone));
  if (!isPending && (!data || data.length === 0)) return null;
  return (
    <section aria-labelledby="related-title">
      <h2 id="related-title" className="display-3 mb-5">
        {t(isGone ? 'product.instead' : 'product.related')}
      </h2>
      {isPending ? <ProductRowSkeleton /> : <ProductRow products={data} {...actions} />}
    </section>
  );
}
