import {
  DeliveryMethod,
  formRules,
  isProvinceCode,
  placeOrderBody,
  type AddressBody,
  type ItemRequest,
  type Locale,
  type PlaceOrderBody,
  type QuoteBody,
} from '@dronesoccer/contracts';
import { addressBody, type AddressForm } from '@/lib/forms/address-form';
import { keptTexts } from '@/lib/forms/texts';
import { pickupRules, type CheckoutDraft } from './draft';

/** What is bought. */
export interface Basket {
  /** Absent: the signed-in person's own cart on the server. */
  items?: ItemRequest[];
  /** Changes whenever the basket does, so that it is priced again. */
  revision: string;
}

export interface OrderContext {
  basket: Basket;
  draft: CheckoutDraft;
  /** The chosen location, whose stock may help out when it is shipped. */
  locationId: string | undefined;
  couponCode: string | null;
  isSignedIn: boolean;
  locale: Locale;
}

/**
 * The order as far as it is filled in; the province, or where it is picked up, is enough to compute the taxes. The price does
 * not depend on who buys: a guest's e-mail goes along with the order alone.
 */
export function quoteBody({ basket, draft, locationId, couponCode, locale }: OrderContext): QuoteBody {
  const isPickup = draft.delivery === DeliveryMethod.PICKUP;
  const place = isPickup ? draft.pickupId : locationId;
  const address = isPickup ? null : addressSoFar(draft.address);
  return {
    ...(basket.items && { items: basket.items }),
    delivery: draft.delivery,
    ...(place && { locationId: place }),
    ...(address && { address }),
    ...(couponCode && { couponCode }),
    locale,
  };
}

/** Only what the price depends on, so that typing a street does not ask for the price again. */
function addressSoFar({ province }: AddressForm): AddressBody | null {
  if (!isProvinceCode(province)) return null;
  return { fullName: '', line1: '', city: '', province, postalCode: '' };
}

// The coupon is no text of the draft: it is applied before it counts.
const { couponCode: _, ...guestRules } = formRules(placeOrderBody);
const { email: _email, ...memberRules } = guestRules;

/** The order, once everything is filled in: of the draft's texts, each that the body names. */
export function placeBody(context: OrderContext, expectedTotal: number): PlaceOrderBody {
  const { address: _address, ...quoted } = quoteBody(context);
  const { isSignedIn, draft } = context;
  const { address, pickupContact } = draft;
  const isShipped = quoted.delivery === DeliveryMethod.SHIP;
  return {
    ...quoted,
    ...keptTexts(isSignedIn ? memberRules : guestRules, draft),
    ...(isShipped && { address: addressBody(address) }),
    ...(!isShipped && pickupContact && { pickupContact: keptTexts(pickupRules, pickupContact) }),
    expectedTotal,
  };
}
