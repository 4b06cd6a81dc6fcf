import { Injectable } from '@nestjs/common';
import { OrderEventKind, type OrderMail, type ReceivedBody, RefundKind, ReturnStatus } from '@dronesoccer/contracts';
import { allocate, returnTransition, type RefundWorth, toCents, toDollars } from '@dronesoccer/domain';
import type { ConfirmedCaller } from '../../../../people/auth/index.js';
import { Audit } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, type Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../../platform/idempotency/index.js';
import { Jobs } from '../../../../platform/jobs/index.js';
import { ShelveStock } from '../../../inventory/index.js';
import { assertRefundConfirmed, SubjectPayments } from '../../../../money/payments/index.js';
import { mailAboutOrder } from '../../orders.jobs.js';
import { addEvent, type AdminAction, lockOrder, type OrderRow, shelfOf } from '../../orders.queries.js';
import { recordOrderRefunds } from '../refunds/order-refund.queries.js';
import { givesShippingBack, type LinePieces, taxInside, worthOf } from '../refunds/refund-amount.js';
import { type Refundable, refundableOrder } from '../refunds/paid-order.queries.js';
import {
  type LineReceived,
  moveReturn,
  recordReceived,
  returnOf,
  type ReturnRow,
} from '../../returns/returns.queries.js';

interface ReturnAction extends AdminAction {
  returnId: string;
}

interface ReceivedReturn extends ReturnAction {
  caller: ConfirmedCaller;
  lines: readonly { productId: string; restock: boolean }[];
  /** In cents. Null means the proposed amount, and 0 means no refund. */
  amountCents: number | null;
}

const steps = {
  approve: { to: ReturnStatus.APPROVED, event: OrderEventKind.RETURN_APPROVED, mail: 'return-approved' },
  refuse: { to: ReturnStatus.REFUSED, event: OrderEventKind.RETURN_REFUSED, mail: 'return-refused' },
  receive: { to: ReturnStatus.RECEIVED, event: OrderEventKind.RETURN_RECEIVED, mail: 'return-received' },
} as const satisfies Record<string, { to: ReturnStatus; event: OrderEventKind; mail: OrderMail }>;

/**
 * Records an administrator's decision about a return. If two decide at once, the second learns that the return has
 * changed.
 */
@Injectable()
export class DecideReturn {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly payments: SubjectPayments,
    private readonly shelves: ShelveStock,
  ) {}

  approve(action: ReturnAction): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { entry } = await this.open(tx, action, 'approve');
      await this.move(tx, action, entry, 'approve', {});
    });
  }

  refuse(action: ReturnAction, reason: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { entry } = await this.open(tx, action, 'refuse');
      await this.move(tx, action, entry, 'refuse', { text: reason });
    });
  }

  /**
   * Records that the goods have arrived: pieces that can be sold again go on the shelf, and the money is refunded.
   *
   * @throws AppError AUTH_019 above the sum of the settings
   */
  async receive(
    { caller, ...action }: Omit<ReturnAction, 'actorId'> & { caller: ConfirmedCaller },
    { lines, amount }: ReceivedBody<'orders.admin.receiveReturn'>,
    repeat: Repeatable,
  ): Promise<void> {
    const received = {
      ...action,
      caller,
      actorId: caller.id,
      lines,
      amountCents: amount === undefined ? null : toCents(amount),
    };
    await this.database.transaction((tx) => this.idempotency.run(tx, repeat, () => this.receiveIn(tx, received)));
  }

  private async receiveIn(tx: Tx, received: ReceivedReturn): Promise<void> {
    const { orderId, returnId, actorId } = received;
    const { order, entry } = await this.open(tx, received, 'receive');
    const paid = await refundableOrder(tx, orderId);
    if (paid === null) throw new AppError('ORD_001');
    const { worth, pieces } = worthOfReturn(paid, entry);
    const refundable = await this.payments.refundable(tx, orderId);
    const amountCents = received.amountCents ?? Math.min(worth.total, refundable);
    const restock = restockChoices(entry, received.lines);
    await assertRefundConfirmed(tx, received.caller, { subjectIds: [orderId], amountCents });
    const at = this.clock.now();
    await this.move(tx, received, entry, 'receive', { amountCents });
    await recordReceived(tx, returnId, splitRefund(amountCents, worth, pieces, restock));
    if (amountCents > 0) {
      const money = { subjectId: orderId, amountCents, kind: RefundKind.RETURN, reason: 'return', actorId, at };
      await recordOrderRefunds(tx, await this.payments.refund(tx, money), {
        orderReturnId: returnId,
        shippingCents: amountCents === worth.total ? worth.shipping : 0,
        taxCents: taxInside(amountCents, worth, paid),
      });
    }
    const shelved = pieces
      .filter(({ line }) => restock.get(line.productId) === true)
      .map(({ line, quantity }) => ({ productId: line.productId, quantity }));
    await this.shelves.restock(tx, { orderId, locationId: shelfOf(order), pieces: shelved, actorId, at });
  }

  /**
   * Locks the order and reads the return, if its status allows the step. A return that was already received is not
   * refunded again.
   */
  private async open(
    tx: Tx,
    { orderId, returnId }: ReturnAction,
    step: keyof typeof steps,
  ): Promise<{ order: OrderRow; entry: ReturnRow }> {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new AppError('ORD_001');
    const entry = await returnOf(tx, orderId, returnId);
    if (entry === null) throw new AppError('RETURN_002');
    if (returnTransition(entry.status, steps[step].to) === null) throw new AppError('RETURN_003');
    return { order, entry };
  }

  private async move(
    tx: Tx,
    { orderId, returnId, actorId }: ReturnAction,
    { status }: ReturnRow,
    step: keyof typeof steps,
    { text, amountCents }: { text?: string; amountCents?: number },
  ): Promise<void> {
    const { to, event, mail } = steps[step];
    const at = this.clock.now();
    const decision = { id: returnId, from: status, to, actorId, note: text ?? null, at };
    if (!(await moveReturn(tx, decision))) throw new AppError('RETURN_003');
    const data = { ...(text !== undefined && { text }), ...(amountCents !== undefined && { amountCents }) };
    await addEvent(tx, orderId, event, at, actorId, data);
    await this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: mail, returnId });
    await this.audit.write(tx, {
      actorId,
      action: `order.${mail}`,
      subjectType: 'order',
      subjectId: orderId,
      before: { returnId, status },
      after: { status: to, ...(text !== undefined && { text }), ...amountOf(amountCents) },
    });
  }
}

const amountOf = (cents: number | undefined): { amount?: number } =>
  cents === undefined ? {} : { amount: toDollars(cents) };

/** Computes the value of a return's pieces, with shipping if everything comes back and the shop is at fault. */
export function worthOfReturn(paid: Refundable, { lines }: ReturnRow): { worth: RefundWorth; pieces: LinePieces[] } {
  const pieces = lines.flatMap(({ orderLineId, quantity }) => {
    const line = paid.lines.find(({ id }) => id === orderLineId);
    return line === undefined ? [] : [{ line, quantity }];
  });
  return { worth: worthOf(paid, pieces, givesShippingBack(paid, lines)), pieces };
}

/** @throws AppError ORD_009 if a line is not in the return, ORD_005 if a line is missing */
function restockChoices({ lines }: ReturnRow, chosen: ReceivedReturn['lines']): ReadonlyMap<string, boolean> {
  const choices = new Map(chosen.map(({ productId, restock }) => [productId, restock]));
  const returned = new Set(lines.map(({ productId }) => productId));
  if (![...choices.keys()].every((id) => returned.has(id))) throw new AppError('ORD_009');
  if (choices.size < returned.size) {
    const message = {
      en: 'Choose for each item whether it can be resold',
      fr: 'Indiquez pour chaque article s’il peut être revendu',
    };
    throw new AppError('ORD_005', { errors: [{ field: 'lines', message }] });
  }
  return choices;
}

/** Splits the refund over the lines by their value. If all lines are worth nothing, the first gets the whole amount. */
function splitRefund(
  amountCents: number,
  worth: RefundWorth,
  pieces: readonly LinePieces[],
  restock: ReadonlyMap<string, boolean>,
): LineReceived[] {
  const weights = worth.pieces.some((cents) => cents > 0)
    ? worth.pieces
    : pieces.map((_, index) => Number(index === 0));
  const shares = allocate(amountCents, weights);
  return pieces.map(({ line }, index) => ({
    orderLineId: line.id,
    restock: restock.get(line.productId) ?? false,
    refundCents: shares[index] ?? 0,
  }));
}
