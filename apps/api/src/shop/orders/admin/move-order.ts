import { Injectable } from '@nestjs/common';
import {
  type CancelGrounds,
  DeliveryMethod,
  type ErrorCode,
  errorText,
  type Locale,
  OrderEventKind,
  OrderStatus,
  type ReceivedBody,
  type ShipOrdersWire,
  type ShipResultWire,
  type TrackingBody,
} from '@dronesoccer/contracts';
import { orderTransitionError } from '@dronesoccer/domain';
import type { ConfirmedCaller } from '../../../people/auth/index.js';
import { assertRefundConfirmed, SubjectPayments } from '../../../money/payments/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { CancelOrder } from '../change/cancel-order.js';
import { mailAboutOrder } from '../orders.jobs.js';
import {
  addEvent,
  type AdminAction,
  hasPiecesToHandOver,
  lockOrder,
  moveOrder,
  type OrderRow,
  orderById,
} from '../orders.queries.js';
import { insertShipment, type Parcel, shipmentOf, updateShipment, wasAnnounced } from './shipments.queries.js';

interface StatusChange {
  orderId: string;
  caller: ConfirmedCaller;
  to: OrderStatus;
  /** The status that the administrator saw. */
  expected: OrderStatus;
  parcel: Parcel;
  grounds?: CancelGrounds | undefined;
}

/**
 * Changes an order's status for an administrator. The order is locked first, so the second of two simultaneous changes
 * sees the first.
 */
@Injectable()
export class MoveOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly cancelOrder: CancelOrder,
    private readonly payments: SubjectPayments,
  ) {}

  /**
   * @throws AppError ORD_011 or ORD_012 if it is too late to cancel, ORD_006 if the status is no longer what the
   * administrator saw, ORD_008 if the transition table has no such step or no piece is left to ship, AUTH_019 if cancelling refunds more than the
   * sum of the settings
   */
  async change(
    action: Pick<StatusChange, 'orderId' | 'caller'>,
    { to, expected, grounds, ...body }: ReceivedBody<'orders.admin.changeStatus'>,
    repeat: Repeatable,
  ): Promise<void> {
    const change = { ...action, to, expected, parcel: parcelOf(body), grounds };
    await this.database.transaction((tx) => this.idempotency.run(tx, repeat, () => this.changeIn(tx, change)));
  }

  /**
   * Ships each order separately: one that cannot be shipped does not affect the others.
   *
   * @throws AppError ORD_002 if no orders are given
   */
  async shipMany(
    caller: ConfirmedCaller,
    { orders }: ReceivedBody<'orders.admin.shipMany'>,
    locale: Locale,
  ): Promise<ShipOrdersWire> {
    if (orders.length === 0) throw new AppError('ORD_002');
    const results: ShipResultWire[] = [];
    for (const { id, ...parcel } of orders) {
      const known = await orderById(this.database, id);
      const step = { to: OrderStatus.SHIPPED, expected: OrderStatus.PAID, parcel: parcelOf(parcel) };
      const change = { orderId: id, caller, ...step };
      const code = await this.database.transaction((tx) => this.changeIn(tx, change)).then(() => null, codeOf);
      const problem = code === null ? null : { code, message: errorText(code, locale) };
      results.push({ id, number: known?.number ?? null, problem });
    }
    return { shipped: results.filter(({ problem }) => problem === null).length, results };
  }

  /** Notifies the customer that the order is ready for pickup. The call is idempotent. */
  async announce({ orderId, actorId }: AdminAction): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === null) throw new AppError('ORD_001');
      if (order.delivery !== DeliveryMethod.PICKUP || order.status !== OrderStatus.PAID) throw new AppError('ORD_008');
      if (await wasAnnounced(tx, orderId)) return;
      if (!(await hasPiecesToHandOver(tx, orderId))) throw new AppError('ORD_008');
      const at = this.clock.now();
      await addEvent(tx, orderId, OrderEventKind.READY_FOR_PICKUP, at, actorId);
      await this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'ready-for-pickup' });
      await this.audit.write(tx, {
        actorId,
        action: 'order.ready-for-pickup',
        subjectType: 'order',
        subjectId: orderId,
      });
    });
  }

  /**
   * Changes the carrier or tracking number of a shipped parcel and sends them to the customer. A repeated call changes
   * nothing.
   *
   * @throws AppError ORD_001, ORD_006 if someone else has changed the tracking meanwhile, ORD_008 if the order is a
   * pickup or has not shipped
   */
  async track(
    { orderId, actorId }: AdminAction,
    { expected, ...tracking }: ReceivedBody<'orders.admin.track'>,
  ): Promise<void> {
    const parcel = parcelOf(tracking);
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === null) throw new AppError('ORD_001');
      if (order.delivery !== DeliveryMethod.SHIP || order.status !== OrderStatus.SHIPPED) throw new AppError('ORD_008');
      const known = await shipmentOf(tx, orderId);
      if (known !== null && isSameParcel(known, parcel)) return;
      if (expected !== undefined && !isSameParcel(known ?? noParcel, parcelOf(expected))) throw new AppError('ORD_006');
      const at = this.clock.now();
      if (known === null) await insertShipment(tx, orderId, parcel, at);
      else await updateShipment(tx, known.id, parcel);
      await addEvent(tx, orderId, OrderEventKind.TRACKING, at, actorId, textOf(parcel));
      await this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'shipped' });
      await this.audit.write(tx, {
        actorId,
        action: 'order.tracking-changed',
        subjectType: 'order',
        subjectId: orderId,
        before: known,
        after: parcel,
      });
    });
  }

  private async changeIn(tx: Tx, change: StatusChange): Promise<void> {
    const { orderId, caller, to, expected, parcel, grounds } = change;
    const actorId = caller.id;
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new AppError('ORD_001');
    const refusal = orderTransitionError({ from: order.status, to, who: 'admin' }, order);
    // "Already cancelled" and "already completed" say more than "the order has changed".
    if (refusal === 'ORD_011' || refusal === 'ORD_012') throw new AppError(refusal);
    if (order.status !== expected) throw new AppError('ORD_006', { data: { status: order.status } });
    if (refusal !== null) throw new AppError(refusal);
    if (to === OrderStatus.CANCELLED) {
      const amountCents = await this.payments.refundable(tx, orderId);
      await assertRefundConfirmed(tx, caller, { subjectIds: [orderId], amountCents });
      await this.cancelOrder.cancelLocked(tx, order, { who: 'admin', actorId, grounds });
    } else {
      await this.ship(tx, order, actorId, parcel);
    }
    await this.write(tx, change, `order.${to === OrderStatus.CANCELLED ? 'cancelled' : 'shipped'}`, order.status);
  }

  private async ship(tx: Tx, order: OrderRow, actorId: string, parcel: Parcel): Promise<void> {
    if (!(await hasPiecesToHandOver(tx, order.id))) throw new AppError('ORD_008');
    const at = this.clock.now();
    if (!(await moveOrder(tx, order, OrderStatus.SHIPPED, at))) throw new AppError('ORD_006');
    // An order that is handed over at a location has no parcel.
    if (order.delivery === DeliveryMethod.SHIP) await insertShipment(tx, order.id, parcel, at);
    await addEvent(tx, order.id, OrderEventKind.SHIPPED, at, actorId, textOf(parcel));
    await this.jobs.enqueue(tx, mailAboutOrder, { orderId: order.id, kind: 'shipped' });
  }

  private write(
    tx: Tx,
    { orderId, caller, to, parcel, grounds }: StatusChange,
    action: string,
    from: OrderStatus,
  ): Promise<void> {
    return this.audit.write(tx, {
      actorId: caller.id,
      action,
      subjectType: 'order',
      subjectId: orderId,
      before: { status: from },
      after: { status: to, ...(parcel.carrier !== null && parcel), ...grounds },
    });
  }
}

/** A tracking number without a carrier gets the carrier "other". */
function parcelOf({ carrier, trackingNumber }: Partial<TrackingBody>): Parcel {
  const number = trackingNumber === undefined || trackingNumber === '' ? null : trackingNumber;
  return { carrier: carrier ?? (number === null ? null : 'other'), trackingNumber: number };
}

const noParcel: Parcel = { carrier: null, trackingNumber: null };

const isSameParcel = (a: Parcel, b: Parcel): boolean =>
  a.carrier === b.carrier && a.trackingNumber === b.trackingNumber;

const textOf = ({ trackingNumber }: Parcel): { text?: string } =>
  trackingNumber === null ? {} : { text: trackingNumber };

/**
 * Returns the code of a refusal.
 *
 * @throws any other error, such as a database failure
 */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  throw error;
}
