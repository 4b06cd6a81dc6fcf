import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddToCart, productOfWire } from '@/features/cart';
import { PopularProducts } from '@/features/catalog';
import { usePageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/link';
import { Trail } from '@/ui/trail';

/** Says truly that nothing can be saved here yet, and what keeps things meanwhile. */
export default function WishlistPage() {
  const { t } = useTranslation('shop');
  usePageHead({ title: t('wishlist.title'), isPrivate: true });
  return (
    <div className="page-width flex flex-col gap-14 pt-8 pb-20">
      <section className="night relative isolate overflow-hidden rounded-card px-6 py-12 sm:px-12 sm:py-16">
        <Trail
          animated
          shape="rise"
          className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 w-full opacity-60"
        />
        <Heart aria-hidden className="size-9 text-red" />
        <h1 className="display-2 mt-5">{t('wishlist.title')}</h1>
        <p className="lead mt-4 max-w-xl text-muted">{t('wishlist.text')}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={paths.shop}>{t('wishlist.toShop')}</ButtonLink>
          <ButtonLink to={paths.cart} variant="outline">
            {t('wishlist.toCart')}
          </ButtonLink>
        </div>
      </section>
      <PopularProducts actionFor={(product) => <AddToCart product={productOfWire(product)} variant="ice" wide />} />
    </div>
  );
}
