import { OrderStatus } from '@dronesoccer/contracts';
import { placeOrder } from '@dronesoccer/devkit';
import { callApi, caller } from './api.ts';
import { payAtProvider } from './payments.ts';
import type { Account } from './people.ts';

export interface GivenOrder {
  id: string;
  /** The guest's access token for the order. */
  token: string;
  number: string;
  email: string;
  total: number;
}

type OrderWish = Parameters<typeof placeOrder>[1];

/** Creates a guest's unpaid order through the API. */
export async function givenOrder(wish: OrderWish): Promise<GivenOrder> {
  const { id, number, total, accessToken = '' } = await placeOrder(caller, wish);
  return { id, number, total, email: wish.email, token: accessToken };
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
