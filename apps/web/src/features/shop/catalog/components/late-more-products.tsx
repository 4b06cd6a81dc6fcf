import { useEffect } from 'react';
import { recentProductsKept } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { renderedPart } from '@/features/common/rendered-part';
import type { MoreProductsProps } from './more-products';
import { ProductRowSkeleton } from './product-grid';

const Rows = renderedPart<MoreProductsProps>(() => import('./more-products'), {
  className: 'flex flex-col gap-14',
  placeholder: <ProductRowSkeleton />,
});

/** The rows of other products below the first screen. */
export function MoreProducts(props: MoreProductsProps) {
  const { id } = props.product;
  useEffect(() => noteViewed(id), [id]);
  return <Rows {...props} />;
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
