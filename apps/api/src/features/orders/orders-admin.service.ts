import { Injectable } from '@nestjs/common';
import type {
  AdminOrderFilter,
  AdminOrderPage,
  AdminOrderWire,
  BoardWire,
  Locale,
  OrderMail,
  Page,
  ReturnSummaryWire,
  ShipOrdersWire,
  TrackingBody,
} from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { organisationDayStart } from '@dronesoccer/domain/calendar';
import { AppError } from '../../platform/errors/index.js';
import type { CsvFile } from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { FindOrders } from './admin/find-orders.js';
import type { OrderFilter } from './admin/find-orders.queries.js';
import { MoveOrder } from './admin/move-order.js';
import { OrderDesk } from './admin/order-desk.js';
import { type AdminAction, OrderChanges } from './admin/order-changes.js';
import { OrderFiles } from './admin/order-files.js';
import { ReturnsQueue } from './admin/returns-queue.js';
import type { Parcel } from './admin/shipments.queries.js';
import {
  type BoardDto,
  type ChangeStatusDto,
  type OrderListDto,
  type ReturnQueueDto,
  type ShipOrdersDto,
} from './orders-admin.dto.js';

/** The dashboard's calls about orders. */
@Injectable()
export class OrdersAdminService {
  constructor(
    private readonly changes: OrderChanges,
    private readonly find: FindOrders,
    private readonly files: OrderFiles,
    private readonly move: MoveOrder,
    private readonly desk: OrderDesk,
    private readonly queue: ReturnsQueue,
  ) {}

  list(query: OrderListDto, locale: Locale): Promise<AdminOrderPage> {
    return this.find.list(filterOf(query), query, locale);
  }

  board(query: BoardDto, locale: Locale): Promise<BoardWire> {
    return this.find.board(filterOf(query), query.perColumn, locale);
  }

  export(filter: AdminOrderFilter, locale: Locale): Promise<CsvFile> {
    return this.find.export(filterOf(filter), locale);
  }

  returns({ status, ...slice }: ReturnQueueDto): Promise<Page<ReturnSummaryWire>> {
    return this.queue.list(status ?? null, slice);
  }

  get(id: string, locale: Locale): Promise<AdminOrderWire> {
    return this.files.get(id, locale);
  }

  changeStatus(action: AdminAction, body: ChangeStatusDto, repeat: Repeatable): Promise<AdminOrderWire> {
    const { orderId, actorId } = action;
    const { to, expected, grounds } = body;
    return this.changes.once(repeat, action, (tx) =>
      this.move.change(tx, { orderId, actorId, to, expected, parcel: parcelOf(body), grounds }),
    );
  }

  async shipMany(actorId: string, { orders }: ShipOrdersDto, locale: Locale): Promise<ShipOrdersWire> {
    if (orders.length === 0) throw new AppError('ORD_002');
    const parcels = orders.map((order) => ({ orderId: order.id, parcel: parcelOf(order) }));
    const results = await this.move.shipMany(parcels, actorId, locale);
    return { shipped: results.filter(({ problem }) => problem === null).length, results };
  }

  async ready({ orderId, actorId, locale }: AdminAction): Promise<AdminOrderWire> {
    await this.move.announce(orderId, actorId);
    return this.files.get(orderId, locale);
  }

  async track({ orderId, actorId, locale }: AdminAction, body: TrackingBody): Promise<AdminOrderWire> {
    await this.move.track(orderId, actorId, parcelOf(body));
    return this.files.get(orderId, locale);
  }

  note(action: AdminAction, body: { text: string }, repeat: Repeatable): Promise<AdminOrderWire> {
    return this.changes.once(repeat, action, (tx) => this.desk.note(tx, action.orderId, action.actorId, body.text));
  }

  resendMail(action: AdminAction, body: { mail: OrderMail }, repeat: Repeatable): Promise<AdminOrderWire> {
    return this.changes.once(repeat, action, (tx) => this.desk.resend(tx, action.orderId, action.actorId, body.mail));
  }
}

/** A number alone comes from some carrier that was not named. */
function parcelOf({ carrier, trackingNumber }: Partial<TrackingBody>): Parcel {
  const number = trackingNumber === undefined || trackingNumber === '' ? null : trackingNumber;
  return { carrier: carrier ?? (number === null ? null : 'other'), trackingNumber: number };
}

function filterOf(query: AdminOrderFilter): OrderFilter {
  const search = query.search?.trim() ?? '';
  return {
    // One letter is in everything.
    search: search.length < 2 ? null : search,
    status: query.status ?? null,
    isStanding: query.standing ?? false,
    delivery: query.delivery ?? null,
    locationId: query.locationId ?? null,
    userId: query.userId ?? null,
    from: query.from === undefined ? null : organisationDayStart(query.from),
    until: query.to === undefined ? null : organisationDayStart(query.to, 1),
    by: query.by ?? 'placed',
    minTotal: query.minTotal === undefined ? null : toCents(query.minTotal),
    maxTotal: query.maxTotal === undefined ? null : toCents(query.maxTotal),
    returns: query.returns ?? null,
    refunds: query.refunds ?? null,
  };
}
