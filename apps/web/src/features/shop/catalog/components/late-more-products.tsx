import { useEffect } from 'react';
import { late } from '@/lib/late';
import { recentProductsKept } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { WhenSeen } from '@/ui/layout/when-seen';
import type { MoreProductsProps } from './more-products';
import { ProductRowSkeleton } from './product-grid';

const Rows = late<MoreProductsProps>(() => import('./more-products'), { placeholder: <ProductRowSkeleton /> });

/** What else there is besides a product: rows below the first screen, with code and data that come when they are near. */
export function MoreProducts(props: MoreProductsProps) {
  const { id } = props.product;
  useEffect(() => noteViewed(id), [id]);
  return (
    <WhenSeen className="flex flex-col gap-14" reserve="min-h-96">
      <Rows {...props} />
    </WhenSeen>
  );
}

/** Looked at is what was opened, whether or not anyone scrolls down to the rows. */
function noteViewed(productId: string): void {
  useRoot.setState(({ shop }) => ({
    shop: {
      ...shop,
      recentProducts: [productId, ...shop.recentProducts.filter((id) => id !== productId)].slice(0, recentProductsKept),
    },
  }));
}
