import type { ProductWire } from '@dronesoccer/contracts';
import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ProductCard } from './product-card';

/** The grid of product cards in every list of the shop: two columns on a phone, one on the narrowest screens. */
export const productGridClass = 'grid gap-3 min-[22rem]:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

/** The product grid beside the filters, which take up a column. */
export const besideGridClass =
  'grid gap-3 min-[22rem]:grid-cols-2 sm:gap-5 xl:grid-cols-3 min-[88rem]:grid-cols-4 min-[88rem]:[&_h3]:text-xl';

/** A secondary row of products. On a phone it scrolls sideways, so that it does not lengthen the page. */
const productRowClass = cx(
  'max-sm:-mx-4 max-sm:grid max-sm:snap-x max-sm:auto-cols-[76%] max-sm:grid-flow-col max-sm:overflow-x-auto',
  'gap-4 max-sm:scroll-px-4 max-sm:px-4 max-sm:pb-2 max-sm:*:snap-start',
  'sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4',
);

export interface ProductGridProps {
  products: readonly ProductWire[];
  actionFor: (product: ProductWire) => ReactNode;
  cornerFor?: ((product: ProductWire) => ReactNode) | undefined;
  className?: string | undefined;
}

/**
 * The number of cards that fill the first screen. The rest render in a deferred task that does not block interaction.
 */
const firstCards = 8;

export function ProductGrid({ products, actionFor, cornerFor, className = productGridClass }: ProductGridProps) {
  const isWhole = useDeferredValue(true, useComesBack());
  const shown = isWhole ? products : products.slice(0, firstCards);
  return (
    <ul className={className}>
      {shown.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} action={actionFor(product)} corner={cornerFor?.(product)} priority={at < 4} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns whether the visitor arrived by Back or Forward. The page then restores the scroll position at once and needs
 * its full length.
 */
function useComesBack(): boolean {
  const { key } = useLocation();
  return useNavigationType() === NavigationType.Pop && key !== 'default';
}

/** The row's pictures load lazily, because the page's main content comes first. */
export function ProductRow({ products, actionFor, cornerFor }: Omit<ProductGridProps, 'className'>) {
  return (
    <ul className={productRowClass}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} action={actionFor(product)} corner={cornerFor?.(product)} isInRow />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({
  count = 8,
  className = productGridClass,
}: {
  count?: number;
  className?: string;
}) {
  const { t } = useTranslation('shop');
  return (
    <Loading label={t('list.loading')} className={className}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-16/10 w-full rounded-none" />
          <div className="flex flex-col gap-3 p-3 sm:p-4">
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

export function ProductRowSkeleton() {
  return <ProductGridSkeleton count={4} className={productRowClass} />;
}
