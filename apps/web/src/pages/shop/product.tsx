import { useQuery } from '@tanstack/react-query';
import type { ProductWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AddToCart, localOfLine, productOfWire } from '@/features/shop/cart';
import {
  ProductDetail,
  ProductDetailSkeleton,
  productQuery,
  RecentlyViewed,
  RelatedProducts,
  structuredDataOf,
  summaryOf,
} from '@/features/shop/catalog';
import { useLocationChoice } from '@/features/site/locations';
import { HeartButton, wishOf } from '@/features/shop/wishlist';
import { useChosenLocationId } from '@/lib/chosen-location';
import { ApiError } from '@/lib/errors/api-error';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { notify } from '@/lib/notify';
import { PageHead, StructuredData } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/actions/link';
import { QuantityStepper } from '@/features/common/quantity-stepper';

export default function ProductPage() {
  const { slug = '' } = useParams();
  useChosenLocationId();
  const { data, error, isFetching, refetch } = useQuery(productQuery(slug));
  if (data) return <Product key={data.id} product={data} />;
  if (!error) {
    return (
      <>
        <PageHead />
        <ProductDetailSkeleton />
      </>
    );
  }
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width py-16">
      {isGone ? (
        <NoSuchProduct />
      ) : (
        <>
          <PageHead />
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </>
      )}
    </div>
  );
}

function Product({ product }: { product: ProductWire }) {
  const { t } = useTranslation('shop');
  const { selected, setOpen } = useLocationChoice();
  const locale = useLocale();
  const actions = {
    actionFor: (other: ProductWire) => <AddToCart product={productOfWire(other)} variant="ice" wide />,
    cornerFor: (other: ProductWire) => <HeartButton product={wishOf(other)} />,
  };
  return (
    <>
      <PageHead title={product.name} description={summaryOf(product.description)} />
      <StructuredData data={structuredDataOf(product, locale)} />
      <ProductDetail
        product={product}
        city={selected?.city ?? null}
        placeButton={
          <button
            type="button"
            className="min-h-11 font-semibold text-ice underline decoration-current/40 underline-offset-4 hover:decoration-current"
            onClick={() => setOpen(true)}
          >
            {t(selected ? 'product.changePlace' : 'product.choosePlace')}
          </button>
        }
        purchase={<Purchase product={product} />}
        more={
          <>
            <RelatedProducts product={product} {...actions} />
            <RecentlyViewed productId={product.id} {...actions} />
          </>
        }
      />
    </>
  );
}

/** How many, into the cart, or straight to the checkout. */
function Purchase({ product }: { product: ProductWire }) {
  const { t } = useTranslation('shop');
  const navigate = useNavigateLocal();
  const { isSignedIn } = useSession();
  const [wanted, setWanted] = useState(1);
  const cartProduct = productOfWire(product);
  // The stock may have shrunk since the number was chosen, or belong to another place now.
  const quantity = Math.max(1, Math.min(wanted, product.stockQty));
  const isSoldOut = product.stockQty <= 0;
  const buyNow = () => {
    // The checkout's code comes with the first step towards it.
    import('@/features/shop/checkout').then(
      ({ checkOutNow }) => {
        checkOutNow(localOfLine({ ...cartProduct, quantity, addedPrice: cartProduct.price }));
        navigate(paths.checkout(isSignedIn ? 'delivery' : 'details'));
      },
      () => notify({ type: 'danger', message: t('error.network', { ns: 'common' }) }),
    );
  };
  return (
    <div className="flex flex-col gap-4">
      {!isSoldOut && (
        <div className="flex flex-wrap items-center gap-4">
          <span aria-hidden className="font-semibold">
            {t('product.quantity')}
          </span>
          <QuantityStepper name={product.name} value={quantity} max={product.stockQty} onChange={setWanted} />
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <AddToCart
          product={cartProduct}
          quantity={quantity}
          variant={isSoldOut ? 'outline' : 'primary'}
          size="lg"
          onAdded={() => setWanted(1)}
        />
        {!isSoldOut && (
          <Button size="lg" variant="outline" onClick={buyNow}>
            {t('product.buyNow')}
          </Button>
        )}
        <HeartButton product={wishOf(product)} labelled className={isSoldOut ? undefined : 'sm:col-span-2'} />
      </div>
    </div>
  );
}

function NoSuchProduct() {
  const { t } = useTranslation('shop');
  return (
    <>
      <PageHead title={t('product.unknown')} isPrivate />
      <h1 className="sr-only">{t('product.unknown')}</h1>
      <EmptyState
        title={t('product.unknown')}
        text={t('product.unknownText')}
        action={<ButtonLink to={paths.shop}>{t('product.toShop')}</ButtonLink>}
      />
    </>
  );
}
