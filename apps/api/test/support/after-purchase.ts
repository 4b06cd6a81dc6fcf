import { randomUUID } from 'node:crypto';
import { type AdminOrderWire, OrderStatus, type OrderWire, ReturnReason, Role } from '@dronesoccer/contracts';
import type { TestApi } from './api.js';
import { type Answer, type Client, dataOf } from './client.js';
import { type Person, withRoles } from './people.js';
import { eventOf, placeOrder, sendWebhook, startPayment, type WantedOrder } from './shopping.js';

/** Handles orders after the purchase over HTTP: as the buyer with the signed link, and as staff in the dashboard. */
export class Desk {
  private constructor(
    private readonly guest: Client,
    /** Calls the API as the administrator. */
    readonly staff: Client,
    readonly admin: Person,
    readonly origin: string,
  ) {}

  static async open(api: TestApi): Promise<Desk> {
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    return new Desk(api.guest, api.as(admin), admin, api.origin);
  }

  /** Returns a guest's paid order. */
  async paid(wish: WantedOrder): Promise<OrderWire> {
    const order = await placeOrder(this.origin, wish);
    if (order.status === OrderStatus.PENDING) await this.pay(order);
    return order;
  }

  async pay(order: OrderWire): Promise<void> {
    const answer = await sendWebhook(this.origin, eventOf('paid', await startPayment(this.origin, order)));
    if (answer.status !== 200) throw new Error(`The payment was not taken: ${JSON.stringify(answer.body)}`);
  }

  /** Returns a guest's shipped order. */
  async shipped(wish: WantedOrder): Promise<OrderWire> {
    const order = await this.paid(wish);
    const body = { to: OrderStatus.SHIPPED, expected: OrderStatus.PAID };
    await this.staff.call('orders.admin.changeStatus', { params: { id: order.id }, body });
    return order;
  }

  /** Returns the order as its buyer now sees it. */
  read({ id, accessToken }: OrderWire): Promise<OrderWire> {
    return this.guest.call('orders.get', { params: { id }, query: { token: accessToken } });
  }

  /** Returns the order as the dashboard shows it. */
  file({ id }: { id: string }): Promise<AdminOrderWire> {
    return this.staff.call('orders.admin.get', { params: { id } });
  }

  /** Requests a return with the order's link. */
  requestReturn(
    { id, accessToken }: OrderWire,
    body: object,
    idempotencyKey: string = randomUUID(),
  ): Promise<Answer<OrderWire>> {
    const query = { token: accessToken };
    return this.guest.answer('orders.return', { params: { id }, query, body, idempotencyKey });
  }

  /** Requests a return, and returns its id. */
  async returned(
    order: OrderWire,
    lines: { productId: string; quantity: number; reason?: ReturnReason }[],
  ): Promise<string> {
    const body = { lines: lines.map((line) => ({ reason: ReturnReason.NO_LONGER_NEEDED, ...line })) };
    const id = dataOf(await this.requestReturn(order, body)).returns.at(-1)?.id;
    if (id === undefined) throw new Error('The order has no return');
    return id;
  }
}
