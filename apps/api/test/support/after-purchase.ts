import { randomUUID } from 'node:crypto';
import {
  type AdminOrderWire,
  type Envelope,
  OrderStatus,
  type OrderWire,
  ReturnReason,
  Role,
} from '@dronesoccer/contracts';
import type { TestApi } from './api.js';
import { type Person, withRoles } from './people.js';
import { eventOf, placeOrder, sendWebhook, startPayment, type Wish } from './shopping.js';

/** What happens to orders once they are bought, over HTTP: the buyer's side with the signed link, and the dashboard's. */
export class Desk {
  private constructor(
    private readonly api: TestApi,
    readonly admin: Person,
    readonly origin: string,
  ) {}

  static async open(api: TestApi): Promise<Desk> {
    return new Desk(api, await withRoles(api, Role.SUPER_ADMIN), await api.app.getUrl());
  }

  /** A guest's order that is paid for. */
  async paid(wish: Wish): Promise<OrderWire> {
    const order = await placeOrder(this.origin, wish);
    if (order.status === OrderStatus.PENDING) await this.pay(order);
    return order;
  }

  async pay(order: OrderWire): Promise<void> {
    const answer = await sendWebhook(this.origin, eventOf('paid', await startPayment(this.origin, order)));
    if (answer.status !== 200) throw new Error(`The payment was not taken: ${JSON.stringify(answer.body)}`);
  }

  /** A guest's order that has left. */
  async shipped(wish: Wish): Promise<OrderWire> {
    const order = await this.paid(wish);
    await this.ask(
      'patch',
      `/api/orders/${order.id}/status`,
      { to: OrderStatus.SHIPPED, expected: OrderStatus.PAID },
      200,
    );
    return order;
  }

  /** The same order as its buyer reads it now. */
  async read({ id, accessToken }: OrderWire): Promise<OrderWire> {
    const answer = await this.api.http.get(`/api/orders/${id}`).query({ token: accessToken }).expect(200);
    return (answer.body as { data: OrderWire }).data;
  }

  /** The same order as the dashboard shows it. */
  async file({ id }: { id: string }): Promise<AdminOrderWire> {
    return this.ask('get', `/api/orders/${id}/admin`, undefined, 200);
  }

  /** Calls as the administrator, and answers with the data; the status is checked. */
  async ask<Data = AdminOrderWire>(
    method: 'get' | 'post' | 'patch' | 'put',
    path: string,
    body: object | undefined,
    status: number,
  ): Promise<Data> {
    const answer = await this.api.http[method](path).set(this.admin.bearer).send(body);
    if (answer.status !== status) {
      throw new Error(`${path}: ${answer.status} ${JSON.stringify({ ...(answer.body as object), data: undefined })}`);
    }
    return (answer.body as { data: Data }).data;
  }

  /** The same for a call that is refused: its status and code. */
  async refusal(
    method: 'get' | 'post' | 'patch' | 'put',
    path: string,
    body?: object,
  ): Promise<[status: number, code: string | null]> {
    const answer = await this.api.http[method](path).set(this.admin.bearer).send(body);
    return [answer.status, (answer.body as Envelope<null>).errorCode];
  }

  /** Asks for a return with the order's link. */
  requestReturn(order: OrderWire, body: object, key: string = randomUUID()) {
    const call = this.api.http.post(`/api/orders/${order.id}/returns`).query({ token: order.accessToken });
    return call.set('idempotency-key', key).send(body);
  }

  /** A return that was asked for; its id. */
  async returned(
    order: OrderWire,
    lines: { productId: string; quantity: number; reason?: ReturnReason }[],
  ): Promise<string> {
    const body = { lines: lines.map((line) => ({ reason: ReturnReason.NO_LONGER_NEEDED, ...line })) };
    const answer = await this.requestReturn(order, body).expect(201);
    const id = (answer.body as { data: OrderWire }).data.returns.at(-1)?.id;
    if (id === undefined) throw new Error('The order has no return');
    return id;
  }
}
