import { useQuery } from '@tanstack/react-query';
import { patterns, type ProductDetailWire, type ProductWire } from '@dronesoccer/contracts';
import { useDeferredValue, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AddToCart, localOfLine, productOfWire } from '@/features/shop/cart';
import {
  BuyBar,
  DeliveryNote,
  MoreProducts,
  type PreviewedProduct,
  ProductDetail,
  ProductDetailSkeleton,
  productPreviewQuery,
  productQuery,
  structuredDataOf,
  summaryOf,
} from '@/features/shop/catalog';
import { useLocationChoice } from '@/features/places/locations';
import { HeartButton, wishOf } from '@/features/shop/wishlist';
import { useChosenLocationId } from '@/lib/chosen-location';
import { ApiError } from '@/lib/errors/api-error';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { lazyComponent } from '@/lib/late';
import { notify } from '@/lib/notify';
import { PageHead, StructuredData } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { sharePicture } from '@/lib/share-picture';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/actions/link';
import { Skeleton } from '@/ui/feedback/skeleton';
import { usePreviewToken } from '@/features/common/use-preview-token';
import { ShareHead } from '@/features/common/share-head';
import { ProvinceDelivery } from './parts/province-delivery';
import { QuantityStepper } from '@/features/common/quantity-stepper';

/** Loaded on demand, because few products are sold out and forms need a library. */
const RestockForm = lazyComponent(
  async () => {
    const [{ RestockForm: Form }] = await Promise.all([
      import('@/features/shop/restock/form'),
      loadNamespaces('restock'),
    ]);
    return { default: Form };
  },
  { placeholder: <Skeleton className="h-40 w-full" /> },
);

const PreviewNote = lazyComponent(async () => ({
  default: (await import('@/features/common/preview-note')).PreviewNote,
}));

export default function ProductPage() {
  const { slug = '' } = useParams();
  useChosenLocationId();
  // An administrator opens a published product with `?preview=1`, which is not a token.
  const preview = usePreviewToken();
  const token = preview?.includes('.') ? preview : null;
  const { data, error, isFetching, refetch } = useQuery<PreviewedProduct>({
    ...(token === null ? productQuery(slug) : productPreviewQuery(slug, token)),
    // Another language or location keeps the page, with the quantity and the typed email.
    placeholderData: (before) => (before?.slug === slug ? before : undefined),
  });
  // Deferred rendering keeps the page responsive.
  const drawn = useDeferredValue(data);
  if (data && drawn) return <Product key={drawn.id} product={drawn} isPreview={drawn.isPreview ?? false} />;
  if (!error) {
    return (
      <>
        <PageHead />
        <ProductDetailSkeleton />
      </>
    );
  }
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400 || error.status === 410);
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

function Product({ product, isPreview }: { product: ProductDetailWire; isPreview: boolean }) {
  const { t } = useTranslation('shop');
  const { selected, setOpen } = useLocationChoice();
  // Only our own locations have their own stock.
  const isOurs = patterns.uuid.test(useChosenLocationId() ?? '');
  const locale = useLocale();
  const [wanted, setWanted] = useState(1);
  // The stock may have shrunk since the quantity was chosen, or belong to another location now.
  const most = Math.min(product.stockQty, product.maxQuantity, product.maxOrderQuantity);
  const quantity = Math.max(1, Math.min(wanted, most));
  const mainButtons = useRef<HTMLDivElement>(null);
  // A former address shows the product too.
  const address = paths.product(product.slug);
  const title = product.seo.title || product.name;
  const description = product.seo.description || summaryOf(product.description);
  return (
    <>
      <PageHead
        title={title}
        description={description}
        published={{ en: address, fr: address }}
        isPrivate={isPreview}
      />
      {isPreview && <PreviewNote text={t('product.preview')} />}
      {import.meta.env.SSR && (
        <ShareHead
          title={title}
          description={description}
          type="product"
          // Neither search engines nor links that people share may show a product that is not published.
          picture={isPreview ? null : sharePicture({ kind: 'product', slug: product.slug }, locale)}
        />
      )}
      {!isPreview && <StructuredData data={structuredDataOf(product, locale)} />}
      <ProductDetail
        product={product}
        city={(isOurs && selected?.city) || null}
        placeButton={
          <button
            type="button"
            className="min-h-11 font-semibold text-ice underline decoration-current/40 underline-offset-4 hover:decoration-current"
            onClick={() => setOpen(true)}
          >
            {t(selected ? 'product.changePlace' : 'product.choosePlace')}
          </button>
        }
        delivery={
          selected === null ? (
            <DeliveryNote product={product} />
          ) : (
            <ProvinceDelivery product={product} place={selected} />
          )
        }
        purchase={
          !isPreview && (
            <Purchase product={product} quantity={quantity} most={most} onQuantity={setWanted} buttons={mainButtons} />
          )
        }
        more={
          // A product that is not published has no related products yet.
          !isPreview && (
            <MoreProducts
              product={product}
              actionFor={(other) => <AddToCart product={productOfWire(other)} wide />}
              cornerFor={(other) => <HeartButton product={wishOf(other)} />}
            />
          )
        }
      />
      {product.isActive && product.stockQty > 0 && !isPreview && (
        <BuyBar product={product} watched={mainButtons}>
          <AddToCart product={productOfWire(product)} quantity={quantity} onAdded={() => setWanted(1)} />
        </BuyBar>
      )}
    </>
  );
}

interface PurchaseProps {
  product: ProductWire;
  quantity: number;
  /** The maximum quantity, limited by the stock and by the order limit. */
  most: number;
  onQuantity: (quantity: number) => void;
  /** The buttons' container, which is initially off-screen on a phone. */
  buttons: RefObject<HTMLDivElement | null>;
}

/** The quantity, with buttons to add it to the cart or buy it now. */
function Purchase({ product, quantity, most, onQuantity, buttons }: PurchaseProps) {
  const { t } = useTranslation('shop');
  const navigate = useNavigateLocal();
  const cartProduct = productOfWire(product);
  const isSoldOut = product.stockQty <= 0;
  const buyNow = () => {
    // The checkout's code is loaded on the first step towards it.
    import('@/features/shop/checkout').then(
      ({ checkOutNow }) => {
        checkOutNow(localOfLine({ ...cartProduct, quantity, addedPrice: cartProduct.price }));
        navigate(paths.checkout('delivery'));
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
          <QuantityStepper
            name={product.name}
            value={quantity}
            max={most}
            whyMax={most < product.stockQty ? t('quantity.mostPerOrder', { ns: 'common', count: most }) : undefined}
            onChange={onQuantity}
          />
        </div>
      )}
      <div ref={buttons} className="grid gap-3 sm:grid-cols-2">
        <AddToCart
          product={cartProduct}
          quantity={quantity}
          variant={isSoldOut ? 'outline' : 'primary'}
          size="lg"
          onAdded={() => onQuantity(1)}
        />
        {!isSoldOut && (
          <Button size="lg" variant="outline" onClick={buyNow}>
            {t('product.buyNow')}
          </Button>
        )}
        <HeartButton product={wishOf(product)} labelled className={isSoldOut ? undefined : 'sm:col-span-2'} />
      </div>
      {isSoldOut && <RestockForm product={product} />}
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
