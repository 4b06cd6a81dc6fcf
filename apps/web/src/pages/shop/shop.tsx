import { useTranslation } from 'react-i18next';
import { AddToCart, productOfWire } from '@/features/shop/cart';
import { Catalogue, ShopHero, useListing, useScrollToProducts } from '@/features/shop/catalog';
import { HeartButton, wishOf } from '@/features/shop/wishlist';
import { PageHead } from '@/lib/page-head';

export default function ShopPage() {
  const { t } = useTranslation('shop');
  const listing = useListing();
  const products = useScrollToProducts(listing);
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
      <ShopHero />
      <Catalogue
        ref={products}
        listing={listing}
        actionFor={(product) => <AddToCart product={productOfWire(product)} wide />}
        cornerFor={(product) => <HeartButton product={wishOf(product)} />}
      />
    </>
  );
}
