import { shownQuote, useAppliedCoupon, useDraft, useQuote, type OrderContext } from '@/features/shop/checkout';
import { useChosenLocationId } from '@/lib/chosen-location';
import { useLocale } from '@/lib/i18n/use-locale';
import { useSession } from '@/lib/session/use-session';
import { useBasket } from './basket';
import { useFirstProvince } from './use-first-province';

/** Returns the state that all checkout steps share: the basket, the customer and the quote. */
export function useCheckout() {
  useFirstProvince();
  const draft = useDraft();
  const { isSignedIn, user } = useSession();
  const { basket, isEmpty, isLoading, isBuyNow } = useBasket();
  const locationId = useChosenLocationId();
  const { code: couponCode } = useAppliedCoupon();
  const locale = useLocale();
  const context: OrderContext = { basket, draft, locationId, couponCode, isSignedIn, locale };
  const quote = shownQuote(useQuote(context, !isEmpty && !isLoading), isLoading);
  return { context, draft, user, isSignedIn, isEmpty, isLoading, isBuyNow, quote, locale };
}
