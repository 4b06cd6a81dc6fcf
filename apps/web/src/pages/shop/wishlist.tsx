import type { ProductWire } from '@dronesoccer/contracts';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddToCart, productOfWire } from '@/features/shop/cart';
import { PopularProducts, ProductCard, productGridClass, ProductGridSkeleton } from '@/features/shop/catalog';
import { RestockLink } from '@/features/shop/restock';
import { HeartButton, useWishlist, WishlistGrid, wishOf } from '@/features/shop/wishlist';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead } from '@/lib/page-head';
import { localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink, TextLink } from '@/ui/actions/link';
import { useMoveToCart } from './parts/use-move-to-cart';

/** The saved products (spec 2, Shop routes). */
export default function WishlistPage() {
  const { t } = useTranslation('shop');
  const { items, isLoading, error, retry } = useWishlist();
  const { move, moveAll } = useMoveToCart();
  const products = items.map(({ product }) => product);
  const canMove = products.filter(({ isActive, stockQty }) => isActive && stockQty > 0).length > 1;
  return (
    <div className="page-width flex flex-col gap-8 pt-8 pb-20">
      <PageHead title={t('wishlist.title')} isPrivate />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="display-2">{t('wishlist.title')}</h1>
          <p role="status" className="mt-2 min-h-6 text-muted">
            {items.length > 0 && t('wishlist.count', { count: items.length })}
          </p>
        </div>
        {canMove && (
          <Button variant="outline" onClick={() => moveAll(products)}>
            <ShoppingCart aria-hidden className="size-5" />
            {t('wishlist.moveAll')}
          </Button>
        )}
      </header>
      {isLoading && <ProductGridSkeleton count={4} />}
      {error !== null && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && error === null && (
        <>
          <WishlistGrid
            items={items}
            className={productGridClass}
            cardFor={(product, action) => <ProductCard product={product} action={action} />}
            onMove={move}
            soldOutAction={(product) => <RestockLink product={product} />}
          />
          {items.length === 0 && <NothingSaved />}
          {items.length > 0 && <GuestHint />}
        </>
      )}
    </div>
  );
}

/** An empty wishlist, with a link to the shop and a few suggestions. */
function NothingSaved() {
  const { t } = useTranslation('shop');
  return (
    <>
      <EmptyState
        title={t('wishlist.empty')}
        text={t('wishlist.emptyText')}
        action={<ButtonLink to={paths.shop}>{t('wishlist.toShop')}</ButtonLink>}
      />
      <PopularProducts
        actionFor={(product: ProductWire) => <AddToCart product={productOfWire(product)} wide />}
        cornerFor={(product) => <HeartButton product={wishOf(product)} />}
      />
    </>
  );
}

function GuestHint() {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const { isSignedIn } = useSession();
  if (isSignedIn) return null;
  return (
    <p className="text-muted">
      {t('wishlist.guest')}{' '}
      <TextLink to={loginPathFor(localPath(paths.wishlist, locale))} className="inline-flex min-h-11 items-center">
        {t('wishlist.signIn')}
      </TextLink>
    </p>
  );
}
