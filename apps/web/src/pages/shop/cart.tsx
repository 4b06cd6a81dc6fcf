import { DeliveryMethod } from '@dronesoccer/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AddToCart,
  CartLines,
  CartSkeleton,
  lineProblems,
  productOfWire,
  SyncNotices,
  useCart,
  useRefreshGuestLines,
  type Cart,
} from '@/features/shop/cart';
import { PopularProducts, SmallAdditions } from '@/features/shop/catalog';
import {
  checkOutCart,
  CouponField,
  endBuyNow,
  Estimate,
  FreeShipping,
  useAppliedCoupon,
  missingForFreeShipping,
  shownQuote,
  useDraft,
  useQuote,
  type ShownQuote,
} from '@/features/shop/checkout';
import { StepButton } from '@/features/common/step-button';
import { HeartButton, SavedForLater, useWishlist, wishOf } from '@/features/shop/wishlist';
import { useChosenLocationId } from '@/lib/chosen-location';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { PageHead } from '@/lib/page-head';
import { localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink, TextLink } from '@/ui/actions/link';
import { Skeleton } from '@/ui/feedback/skeleton';
import { basketOf } from './parts/basket';
import { useFirstProvince } from './parts/use-first-province';
import { couponProblem, productProblems } from './parts/problems';
import { useMoveToCart } from './parts/use-move-to-cart';
import { useSaveForLater } from './parts/use-save-for-later';

/** The cart (spec 2, Shop routes: `/shop/order-shiping`). */
export default function CartPage() {
  const { t } = useTranslation('shop');
  const cart = useCart();
  // Returning to the cart ends a direct purchase of a single product.
  useEffect(() => endBuyNow(), []);
  useRefreshGuestLines(!cart.isServerSynced);
  useFirstProvince();
  return (
    <div className="page-width flex flex-col gap-8 pt-8 pb-20">
      <PageHead title={t('cart.title')} isPrivate />
      <h1 className="display-2">{t('cart.title')}</h1>
      <SyncNotices />
      {cart.isLoading && <CartSkeleton />}
      {cart.errorMessage !== null && <ErrorState message={cart.errorMessage} onRetry={cart.retry} />}
      {!cart.isLoading && cart.errorMessage === null && <CartContent cart={cart} />}
    </div>
  );
}

function CartContent({ cart }: { cart: Cart }) {
  const { t } = useTranslation('shop');
  const quote = useEstimate(cart);
  const { isSignedIn } = useSession();
  const locale = useLocale();
  const isEmpty = cart.cartItems.length === 0;
  const saveForLater = useSaveForLater();
  const wishlist = useWishlist();
  const { move } = useMoveToCart();
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <div className={isEmpty ? 'lg:col-span-2' : undefined}>
        <CartLines lines={cart.cartItems} problems={productProblems(quote.data)} onSaveForLater={saveForLater} />
        {isEmpty && (
          <EmptyState
            title={t('cart.empty')}
            text={t('cart.emptyText')}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink to={paths.shop}>{t('cart.toShop')}</ButtonLink>
                {!isSignedIn && (
                  <ButtonLink to={loginPathFor(localPath(paths.cart, locale))} variant="outline">
                    {t('cart.signIn')}
                  </ButtonLink>
                )}
              </div>
            }
          />
        )}
      </div>
      {!isEmpty && <CartSummary cart={cart} quote={quote} />}
      <SavedForLater items={wishlist.items} onMove={move} />
      {isEmpty && (
        <div className="min-w-0 lg:col-span-2">
          <PopularProducts
            actionFor={(product) => <AddToCart product={productOfWire(product)} wide />}
            cornerFor={(product) => <HeartButton product={wishOf(product)} />}
          />
        </div>
      )}
    </div>
  );
}

/** Returns the cart's quote with shipping. Pickup can only be cheaper. */
function useEstimate(cart: Cart) {
  const draft = useDraft();
  const { isSignedIn } = useSession();
  const locationId = useChosenLocationId();
  const { code: couponCode } = useAppliedCoupon();
  const locale = useLocale();
  const shipped = { ...draft, delivery: DeliveryMethod.SHIP };
  const context = { basket: basketOf(cart), draft: shipped, locationId, couponCode, isSignedIn, locale };
  const quote = useQuote(context, cart.cartItems.length > 0 && !cart.isChanging);
  return shownQuote(quote, cart.isChanging);
}

/** The largest amount in dollars that a customer might add to the cart to avoid the shipping fee. */
const smallAmount = 40;

/** The cart's total and the checkout button. */
function CartSummary({ cart, quote }: { cart: Cart; quote: ShownQuote }) {
  const { t } = useTranslation('shop');
  const navigate = useNavigateLocal();
  const { data } = quote;
  const missing = (data && missingForFreeShipping(data)) ?? 0;
  const isBlocked = lineProblems(cart.cartItems).size > 0;
  const checkOut = () => {
    checkOutCart();
    navigate(paths.checkout('delivery'));
  };
  return (
    <aside
      aria-label={t('cart.summary')}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-36 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {data && <FreeShipping quote={data} isPending={quote.isOutdated} />}
      {data && <Estimate quote={{ ...quote, data }} />}
      {!data && quote.error && <ErrorState error={quote.error} onRetry={quote.retry} retrying={quote.isStale} />}
      {!data && !quote.error && <Skeleton className="h-56 w-full" />}
      <CouponField items={basketOf(cart).items} problem={couponProblem(data)} />
      <div className="flex flex-col gap-2">
        <StepButton wide disabled={isBlocked} onClick={checkOut}>
          {t('cart.checkout')}
        </StepButton>
        {isBlocked && <p className="text-sm font-semibold text-red">{t('cart.blocked')}</p>}
        <TextLink to={paths.shop} className="inline-flex min-h-11 items-center self-center">
          {t('cart.goOn')}
        </TextLink>
      </div>
      {missing > 0 && missing <= smallAmount && (
        <SmallAdditions
          missing={missing}
          held={cart.cartItems.map(({ productId }) => productId)}
          actionFor={(product) => <AddToCart product={productOfWire(product)} variant="outline" short />}
        />
      )}
    </aside>
  );
}
