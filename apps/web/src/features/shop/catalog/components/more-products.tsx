import type { ProductWire } from '@dronesoccer/contracts';
import type { ProductGridProps } from './product-grid';
import { RecentlyViewed } from './recently-viewed';
import { RelatedProducts } from './related-products';

export interface MoreProductsProps extends Pick<ProductGridProps, 'actionFor' | 'cornerFor'> {
  product: ProductWire;
}

export default function MoreProducts({ product, ...actions }: MoreProductsProps) {
  return (
    <>
      <RelatedProducts product={product} {...actions} />
      <RecentlyViewed productId={product.id} {...actions} />
    </>
  );
}
