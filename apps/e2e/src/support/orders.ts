import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import { callApi } from './api.ts';
import { payAtProvider } from './payments.ts';
import type { Account } from './people.ts';
import { inVancouver } from './purchase.ts';

export interface GivenOrder {
  id: string;
  /** The guest's access token for the order. */
  token: string;
  number: string;
  email: string;
  total: number;
}

interface OrderWish {
  email: string;
  productId: string;
  quantity?: number;
  /** The pickup location. If absent, the order is shipped. */
  pickupAt?: string;
}

/** Creates a guest's unpaid order through the API. */
export async function givenOrder({ email, productId, quantity = 1, pickupAt }: OrderWish): Promise<GivenOrder> {
  const { fullName, line1, city, postalCode } = inVancouver;
  const address = { fullName, line1, city, postalCode, province: 'BC' } as const;
  const delivery = pickupAt
    ? { delivery: DeliveryMethod.PICKUP, locationId: pickupAt }
    : { delivery: DeliveryMethod.SHIP, address };
  const quoted = { ...delivery, email, items: [{ productId, quantity }] };
  const { total } = await callApi('orders.quote', { body: quoted });
  const body = { ...quoted, ...(pickupAt && { pickupContact: { fullName } }), expectedTotal: total };
  const { id, number, accessToken = '' } = await callApi('orders.place', { body });
  return { id, number, total, email, token: accessToken };
}

/** Creates a guest's paid order. */
export async function givenPaidOrder(wish: OrderWish): Promise<GivenOrder> {
  const order = await givenOrder(wish);
  await payAtProvider({ orderId: order.id, orderToken: order.token });
  return order;
}

/** Creates an order that an administrator has shipped, so that it can be returned. */
export async function givenShippedOrder(admin: Account, wish: OrderWish): Promise<GivenOrder> {
  const order = await givenPaidOrder(wish);
  await callApi('orders.admin.changeStatus', {
    params: { id: order.id },
    token: admin.auth.accessToken,
    body: { expected: OrderStatus.PAID, to: OrderStatus.SHIPPED, carrier: 'canada-post' },
  });
  return order;
}
