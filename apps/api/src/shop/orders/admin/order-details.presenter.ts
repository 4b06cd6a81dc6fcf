import {
  type AdminOrderEventWire,
  type AdminOrderWire,
  type AdminPaymentWire,
  type AdminRefundWire,
  type AdminReturnWire,
  DeliveryMethod,
  type Locale,
  type LocalText,
  OrderEventKind,
  OrderStatus,
  RefundKind,
  ReturnStatus,
  valuesOf,
} from '@dronesoccer/contracts';
import { nextStates, orderTransitions, returnTransition, toDollars } from '@dronesoccer/domain';
import type { OrderView } from '../show/order-view.queries.js';
import { presentRefund } from '../../../money/payments/index.js';
import { presentOrder, presentReturn } from '../orders.presenter.js';
import { piecesLeft, presentProposal } from './refunds/refund-amount.js';
import type { Refundable } from './refunds/paid-order.queries.js';
import { worthOfReturn } from './returns/decide-return.js';
import type { EventRow, PaymentDetails, RefundDetails, OrderDetailsRow } from './order-details.queries.js';
import { resendableMails } from './resend-mail.js';

const centralWarehouse: LocalText = { en: 'Central warehouse', fr: 'Entrepôt central' };

interface DetailsParts {
  order: OrderView;
  details: OrderDetailsRow;
  paid: Refundable;
  /** The signed link to the order's page. */
  link: string;
  locale: Locale;
  now: Date;
}

/** Presents an order with everything that the dashboard shows. */
export function presentDetails({ order, details, paid, link, locale, now }: DetailsParts): AdminOrderWire {
  const { returns: _returns, refunds: _refunds, timeline: _timeline, ...shown } = presentOrder(order, now);
  const events = details.events.map(presentEvent);
  const payments = details.payments.map(presentPayment);
  const refundable = details.payments.reduce((sum, payment) => sum + refundableOf(payment), 0);
  const isReady = events.some(({ kind }) => kind === OrderEventKind.READY_FOR_PICKUP);
  const isPaid = order.status === OrderStatus.PAID;
  const isShipped = order.status === OrderStatus.SHIPPED;
  const hasPieces = paid.lines.some((line) => piecesLeft(line) > 0);
  const nextSteps = nextStates(orderTransitions, order.status, 'admin');
  return {
    ...shown,
    locale: order.locale,
    paymentLink: order.isDeskOrder && shown.can.pay ? link : null,
    customer: {
      userId: order.userId,
      name: order.address?.fullName ?? order.pickupName ?? details.customer.name ?? order.email,
      email: order.email,
      phone: details.customer.phone,
      orders: details.customer.orders,
      spent: toDollars(details.customer.spentCents),
    },
    // An order whose pieces were all refunded can only be cancelled.
    nextSteps: nextSteps.filter((to) => to !== OrderStatus.SHIPPED || hasPieces),
    actions: {
      ready: isPaid && hasPieces && order.delivery === DeliveryMethod.PICKUP && !isReady,
      track: isShipped && order.delivery === DeliveryMethod.SHIP,
      changeAddress: (isPaid || order.status === OrderStatus.PENDING) && order.delivery === DeliveryMethod.SHIP,
      refund: (isPaid || isShipped) && refundable > 0,
      packingSlip: isPaid || isShipped,
    },
    isReady,
    refundable: toDollars(refundable),
    refundableLines: paid.lines.flatMap((line) => {
      const quantity = piecesLeft(line);
      const name = order.lines.find(({ id }) => id === line.id)?.name ?? line.name;
      return quantity === 0 ? [] : [{ productId: line.productId, name, quantity }];
    }),
    shippingRefunded: paid.shippingRefunded,
    events,
    notes: events
      .filter(({ kind }) => kind === OrderEventKind.NOTE)
      .map(({ id, at, actor, text }) => ({ id, at, author: actor, text: text ?? '' })),
    mails: events.flatMap(({ kind, at, mail, actor }) =>
      kind === OrderEventKind.MAIL_SENT && mail !== null ? [{ kind: mail, at, to: order.email, resentBy: actor }] : [],
    ),
    resendable: resendableMails(order).map(({ kind }) => kind),
    payments,
    refunds: payments.flatMap(({ refunds }) => refunds),
    returns: order.returns.map((entry) => presentReturnDetails(entry, { order, details, paid, refundable })),
    allocation: details.allocation.map((entry) => ({
      ...entry,
      points: entry.points.map((point) => ({ ...point, name: point.name ?? centralWarehouse[locale] })),
    })),
  };
}

function presentEvent({ at, amountCents, cause, isTold, ...event }: EventRow): AdminOrderEventWire {
  const amount = amountCents === null ? null : toDollars(amountCents);
  const cancelled = cause === null ? null : { cause, isTold: isTold ?? false };
  return { ...event, at: new Date(at).toISOString(), amount, cancelled };
}

const refundableOf = ({ paidAt, amountCents, refundedCents }: PaymentDetails): number =>
  paidAt === null ? 0 : amountCents - refundedCents;

function presentPayment(payment: PaymentDetails): AdminPaymentWire {
  return {
    id: payment.id,
    provider: payment.provider,
    reference: payment.reference,
    status: payment.status,
    amount: toDollars(payment.amountCents),
    refundable: toDollars(refundableOf(payment)),
    createdAt: new Date(payment.createdAt).toISOString(),
    paidAt: payment.paidAt === null ? null : new Date(payment.paidAt).toISOString(),
    events: payment.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    refunds: payment.refunds.map(presentRefundDetails),
  };
}

function presentRefundDetails(refund: RefundDetails): AdminRefundWire {
  const { paymentId, reference, reason, actor, returnId, failure, lines } = refund;
  return {
    ...presentRefund(refund),
    paymentId,
    reference,
    reason,
    isAutomatic: refund.kind === RefundKind.CANCELLED || refund.kind === RefundKind.OF_NO_USE,
    tax: toDollars(refund.taxCents),
    shipping: toDollars(refund.shippingCents),
    actor,
    returnId,
    failure,
    lines,
  };
}

function presentReturnDetails(
  entry: OrderView['returns'][number],
  { order, details, paid, refundable }: Pick<DetailsParts, 'order' | 'details' | 'paid'> & { refundable: number },
): AdminReturnWire {
  const decision = details.decisions.find(({ id }) => id === entry.id);
  const nextSteps = valuesOf(ReturnStatus).filter((to) => returnTransition(entry.status, to) !== null);
  return {
    ...presentReturn(entry, order.refunds),
    decidedBy: decision?.decidedBy ?? null,
    nextSteps,
    proposal: nextSteps.includes(ReturnStatus.RECEIVED)
      ? presentProposal(worthOf(entry, order, paid), refundable)
      : null,
    received:
      entry.status === ReturnStatus.RECEIVED
        ? (decision?.received ?? []).map(({ productId, restocked, refundCents }) => ({
            productId,
            restocked: restocked ?? false,
            refund: toDollars(refundCents ?? 0),
          }))
        : [],
  };
}

function worthOf(entry: OrderView['returns'][number], order: OrderView, paid: Refundable) {
  const lineOf = new Map(order.lines.map(({ productId, id }) => [productId, id]));
  const lines = entry.lines.map((line) => ({ ...line, orderLineId: lineOf.get(line.productId) ?? '' }));
  return worthOfReturn(paid, { ...entry, lines }).worth;
}
