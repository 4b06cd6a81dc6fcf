import { useEffect } from 'react';
import { lazyComponent } from '@/lib/late';
import { recentProductsKept } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { WhenSeen } from '@/ui/layout/when-seen';
import type { MoreProductsProps } from './more-products';
import { ProductRowSkeleton } from './product-grid';

const Rows = lazyComponent<MoreProductsProps>(() => import('./more-products'), { placeholder: <ProductRowSkeleton /> });

/** The rows of other products below the first screen. Their code and data load when they come near the viewport. */
export function MoreProducts(props: MoreProductsProps) {
  const { id } = props.product;
  useEffect(() => noteViewed(id), [id]);
  return (
    <WhenSeen className="flex flex-col gap-14" reserve="min-h-96">
      <Rows {...props} />
    </WhenSeen>
  );
}

/** Records a product as viewed when its page opens, whether or not the visitor scrolls down to the rows. */
function noteViewed(productId: string): void {
  useRoot.setState(({ shop }) => ({
    shop: {
      ...shop,
      recentProducts: [productId, ...shop.recentProducts.filter((id) => id !== productId)].slice(0, recentProductsKept),
    },
  }));
}
