import { Injectable } from '@nestjs/common';
import type { DeskOrderWire, Locale, QuoteWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { SettingsReader } from '../../../money/taxes/index.js';
import { RecordOrder } from '../../orders/index.js';
import { placingRequestOf, type PlacingRequest, requestOf } from '../checkout-request.js';
import { PlaceOrder } from '../place-order.js';
import { type PriceRules, priceRulesOf } from '../price-rules.js';

/** The network of an order that staff make. The limit of unpaid orders does not count these orders. */
const deskNetwork = 'desk';

/**
 * Makes orders for customers, who pay by a link. To the checkout, the customer is a guest with the email that the staff
 * typed; an account with that verified address adopts the order, as it adopts every guest order.
 */
@Injectable()
export class PlaceDeskOrder {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly orders: PlaceOrder,
    private readonly record: RecordOrder,
    private readonly settings: SettingsReader,
  ) {}

  /** @throws AppError as `requestOf` */
  quote(body: ReceivedBody<'orders.admin.quote'>, locale: Locale): Promise<QuoteWire> {
    return this.orders.quote(requestOf(body, customerOf(locale)));
  }

  /**
   * Makes the order and sends its payment link to the customer. An order that a coupon covers is paid at once.
   *
   * @throws AppError as `PlaceOrder.place` for a guest, except for the limit of unpaid orders
   */
  async place(
    staffId: string,
    body: ReceivedBody<'orders.admin.place'>,
    locale: Locale,
    repeat: Repeatable,
  ): Promise<DeskOrderWire> {
    const { terms, ...request } = placingRequestOf(body, customerOf(locale), deskNetwork);
    const deskRequest = { ...request, staffId, terms: { ...terms, isDeskOrder: true } };
    const rules = priceRulesOf(await this.settings.current());
    const order = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, () => this.placeIn(tx, deskRequest, rules)),
    );
    return this.withLink(order, deskRequest.locale);
  }

  private async placeIn(
    tx: Tx,
    request: PlacingRequest & { staffId: string },
    rules: PriceRules,
  ): Promise<Omit<DeskOrderWire, 'paymentLink'>> {
    const { id, number, email, total, expiresAt } = await this.orders.placeIn(tx, request, rules);
    if (expiresAt !== null) await this.record.sendPaymentLink(tx, id);
    await this.audit.write(tx, {
      ...{ actorId: request.staffId, action: 'order.made-at-desk', subjectType: 'order', subjectId: id },
      after: { number, total },
    });
    return { id, number, email, total, expiresAt };
  }

  /** The link is computed for each reply, so that no stored answer of a call contains it. */
  private withLink(order: Omit<DeskOrderWire, 'paymentLink'>, locale: Locale): DeskOrderWire {
    return { ...order, paymentLink: order.expiresAt === null ? null : this.record.paymentLink(order.id, locale) };
  }
}

/** @param locale the language of the staff, for a body that names none */
const customerOf = (locale: Locale): Visitor => ({ userId: null, email: null, roles: [], token: null, locale });
