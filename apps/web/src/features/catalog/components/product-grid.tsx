import type { ProductWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/ui/loading';
import { Skeleton } from '@/ui/skeleton';
import { ProductCard } from './product-card';

const gridClass = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

export interface ProductGridProps {
  products: readonly ProductWire[];
  actionFor: (product: ProductWire) => ReactNode;
}

export function ProductGrid({ products, actionFor }: ProductGridProps) {
  return (
    <ul className={gridClass}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} action={actionFor(product)} priority={at < 4} />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  const { t } = useTranslation('shop');
  return (
    <Loading label={t('list.loading')} className={gridClass}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-16/10 w-full rounded-none" />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-3 h-11 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
