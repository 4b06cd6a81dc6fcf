import {
  DeliveryMethod,
  fieldRules,
  type PickupContactBody,
  type ProvinceCode,
  toE164,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type BasketRequest, buyerOf, sumItems } from '../cart/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { deliveryAddress, type OrderTerms } from '../orders/index.js';

/** A request for a quote or an order, with validated fields. */
export interface CheckoutRequest extends BasketRequest {
  delivery: DeliveryMethod;
  /** False for a pickup whose location has not been chosen yet. The basket then has a price, but no taxes. */
  isPlaceChosen: boolean;
  /** The province whose taxes apply to a shipped order, or null if it is unknown. */
  province: ProvinceCode | null;
  /** The postal code of a shipped order as far as it is known, which may decide the shipping zone. */
  postalCode: string | null;
  couponCode: string | null;
}

export interface PlacingRequest extends CheckoutRequest {
  /** The member of staff who makes the order, or null if the customer places it. */
  staffId: string | null;
  /** The terms that the order keeps as they were sent. The quote adds the others. */
  terms: Omit<OrderTerms, 'taxProvince' | 'couponCode' | 'shippingRate'>;
  expectedTotalCents: number;
}

/** @throws AppError ORD_014 if there is nothing to order, ORD_015 if a quantity is invalid */
export function requestOf(
  body: ReceivedBody<'orders.quote'> | ReceivedBody<'orders.place'>,
  visitor: Visitor,
): CheckoutRequest {
  if (body.items === undefined && visitor.userId === null) throw new AppError('ORD_014');
  const locationId = parseLocationId(body.locationId ?? undefined);
  return {
    buyer: buyerOf(body.email, visitor),
    items: body.items === undefined ? null : sumItems(body.items, 'ORD_015'),
    delivery: body.delivery,
    locationId,
    isPlaceChosen: body.delivery === DeliveryMethod.SHIP || Boolean(body.locationId),
    province: body.delivery === DeliveryMethod.SHIP ? (body.address?.province ?? null) : null,
    postalCode: body.delivery === DeliveryMethod.SHIP ? (body.address?.postalCode ?? null) : null,
    couponCode: body.couponCode ?? null,
    locale: body.locale ?? visitor.locale,
  };
}

/**
 * @throws AppError as `requestOf`; ORD_005 if the email, the pickup's location or the pickup contact is missing,
 * CHECKOUT_002 if there is no shipping address
 */
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
    staffId: null,
    terms: {
      userId: request.buyer.userId,
      isDeskOrder: false,
      email,
      network,
      locale: request.locale,
      delivery: request.delivery,
      address: isShipped && body.address ? deliveryAddress(body.address, 'address.postalCode') : null,
      ...(isShipped ? noContact : contactOf(body.pickupContact)),
    },
    expectedTotalCents: toCents(body.expectedTotal),
  };
}

type PickupTerms = Pick<OrderTerms, 'pickupName' | 'pickupPhone'>;

const noContact: PickupTerms = { pickupName: null, pickupPhone: null };

/** @throws AppError ORD_005 if there is no pickup contact */
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
