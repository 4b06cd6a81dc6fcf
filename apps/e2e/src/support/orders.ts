import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import type { Account } from './people.ts';
import { inVancouver, pay } from './purchase.ts';

export interface GivenOrder {
  id: string;
  /** The guest's key to it. */
  token: string;
  number: string;
  email: string;
  total: number;
}

export interface OrderWish {
  email: string;
  productId: string;
  quantity?: number;
  /** The location where it is picked up; shipped when absent. */
  pickupAt?: string;
}

/** A guest's order that waits for its payment, without the screens of the shop. */
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

/** The same, paid on the provider's page. */
export async function givenPaidOrder(page: Page, wish: OrderWish): Promise<GivenOrder> {
  const order = await givenOrder(wish);
  const payment = await callApi('payments.create', { body: { orderId: order.id, orderToken: order.token } });
  await page.goto(payment.redirectUrl ?? '');
  await pay(page);
  return order;
}

/** Shipped by an administrator, so that it can be sent back. */
export async function givenShippedOrder(page: Page, admin: Account, wish: OrderWish): Promise<GivenOrder> {
  const order = await givenPaidOrder(page, wish);
  await callApi('orders.admin.changeStatus', {
    params: { id: order.id },
    token: admin.auth.accessToken,
    body: { expected: OrderStatus.PAID, to: OrderStatus.SHIPPED, carrier: 'canada-post' },
  });
  return order;
}
