import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChosenLocationId } from '@/lib/chosen-location';
import { popularQuery } from '../api/queries';
import { ProductRow, ProductRowSkeleton, type ProductGridProps } from './product-grid';

const count = 4;

/** A row of bestsellers. It is hidden if they cannot be loaded. */
export function PopularProducts({ actionFor, cornerFor }: Pick<ProductGridProps, 'actionFor' | 'cornerFor'>) {
  const { t } = useTranslation('shop');
  useChosenLocationId();
  const { data, isPending } = useQuery(popularQuery(count));
  if (isPending) return <ProductRowSkeleton />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="popular-title">
      <h2 id="popular-title" className="display-3 mb-5">
        {t('popular')}
      </h2>
      <ProductRow products={data.items} actionFor={actionFor} cornerFor={cornerFor} />
    </section>
  );
}
