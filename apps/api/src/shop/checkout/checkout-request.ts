import {
  type AddressBody,
  DeliveryMethod,
  fieldRules,
  type PickupContactBody,
  type PostalAddressWire,
  postalCodeMismatch,
  type ProvinceCode,
  toE164,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type BasketRequest, buyerOf, summedItems } from '../cart/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import type { OrderTerms } from '../orders/index.js';

/** What is to be priced or ordered, as it was asked for and checked field by field. */
export interface CheckoutRequest extends BasketRequest {
  delivery: DeliveryMethod;
  /** False: it is to be picked up, and where is not decided yet. Then it has a price, but no taxes. */
  isPlaceChosen: boolean;
  /** Whose tax applies to what is shipped; null while it is not known. */
  province: ProvinceCode | null;
  couponCode: string | null;
}

export interface PlacingRequest extends CheckoutRequest {
  /** What the order keeps as it was said; the quote adds the rest of its terms. */
  said: Omit<OrderTerms, 'taxProvince' | 'couponCode'>;
  expectedTotalCents: number;
}

/** @throws AppError ORD_014 without anything to order, ORD_015 for a quantity that is none */
export function requestOf(
  body: ReceivedBody<'orders.quote'> | ReceivedBody<'orders.place'>,
  visitor: Visitor,
): CheckoutRequest {
  if (body.items === undefined && visitor.userId === null) throw new AppError('ORD_014');
  const locationId = parseLocationId(body.locationId ?? undefined);
  return {
    buyer: buyerOf(body.email, visitor),
    items: body.items === undefined ? null : summedItems(body.items, 'ORD_015'),
    delivery: body.delivery,
    locationId,
    isPlaceChosen: body.delivery === DeliveryMethod.SHIP || Boolean(body.locationId),
    province: body.delivery === DeliveryMethod.SHIP ? (body.address?.province ?? null) : null,
    couponCode: body.couponCode ?? null,
    locale: body.locale ?? visitor.locale,
  };
}

/** @throws AppError as `requestOf`; ORD_005 without an e-mail, a pickup's location or who collects it, CHECKOUT_002 without an address to ship to */
export function placingRequestOf(
  body: ReceivedBody<'orders.place'>,
  visitor: Visitor,
  network: string,
): PlacingRequest {
  const request = requestOf(body, visitor);
  const { email } = request.buyer;
  if (email === null) throw emailMissing();
  if (!request.isPlaceChosen) throw locationMissing();
  const isShipped = request.delivery === DeliveryMethod.SHIP;
  if (isShipped && !body.address) throw new AppError('CHECKOUT_002');
  return {
    ...request,
    said: {
      userId: request.buyer.userId,
      email,
      network,
      locale: request.locale,
      delivery: request.delivery,
      address: isShipped && body.address ? deliveryAddress(body.address) : null,
      ...(isShipped ? noContact : contactOf(body.pickupContact)),
    },
    expectedTotalCents: toCents(body.expectedTotal),
  };
}

/**
 * The address as the order keeps it, from fields that were found good.
 *
 * @throws AppError CHECKOUT_002 when the postal code lies in another province than the one the tax goes by
 */
function deliveryAddress(body: AddressBody): PostalAddressWire {
  const { fullName, line1, line2, city, province, postalCode, phone } = body;
  const message = postalCodeMismatch(province, postalCode);
  if (message !== null) throw new AppError('CHECKOUT_002', { errors: [{ field: 'address.postalCode', message }] });
  return { fullName, line1, line2: line2 || null, city, province, postalCode, phone: phone ? toE164(phone) : null };
}

type PickupTerms = Pick<OrderTerms, 'pickupName' | 'pickupPhone'>;

const noContact: PickupTerms = { pickupName: null, pickupPhone: null };

/** @throws AppError ORD_005 when no one is named */
function contactOf(body: PickupContactBody | null | undefined): PickupTerms {
  if (!body) {
    const message = fieldRules.addressFullName.required;
    throw new AppError('ORD_005', { errors: [{ field: 'pickupContact.fullName', message }] });
  }
  return { pickupName: body.fullName, pickupPhone: body.phone ? toE164(body.phone) : null };
}

function emailMissing(): AppError {
  return new AppError('ORD_005', { errors: [{ field: 'email', message: fieldRules.email.required }] });
}

function locationMissing(): AppError {
  const message = { en: 'Choose a pickup location', fr: 'Choisissez un lieu de cueillette' };
  return new AppError('ORD_005', { errors: [{ field: 'locationId', message }] });
}
