import { msPerDay, msPerHour, msPerMinute } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { AppError } from '../../../platform/errors/index.js';
import {
  type PaymentProvider,
  type PaymentSession,
  type ProviderEvent,
  type RefundOutcome,
  RefundRefused,
  type RefundRequest,
  type SessionRequest,
  type WebhookRequest,
} from '../payment-provider.js';
import { markOf } from '../subject-marks.js';
import { disputeEventOf, disputeOf } from './stripe-disputes.js';
import { foreignFailureOf, providerEventOf, returnedEventOf, type StripeMark } from './stripe-events.js';

const stripeName = 'stripe';

/**
 * Stripe expires a session at the earliest 30 minutes and at the latest 24 hours after it opens. Both limits leave a
 * minute for latency.
 */
const shortestMs = 31 * msPerMinute;
const longestMs = msPerDay - msPerMinute;
const signatureSeconds = 5 * 60;

/**
 * Longer than a request with all its retries, and than Stripe needs until it lists a refund that it has accepted without
 * answering us.
 */
const settlingMs = 2 * msPerMinute;

/** Stripe Checkout: the payer pays on Stripe's page, and signed webhooks report the outcome. */
@Injectable()
export class StripeProvider implements PaymentProvider {
  readonly name = stripeName;
  /** After a declined card, Stripe's page stays open for another card. */
  readonly failedSessionsStayOpen = true;
  private readonly webhookKeys: readonly string[];
  private readonly client: Stripe | null;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    const { stripe } = config.shop;
    this.webhookKeys = stripe?.webhookKeys ?? [];
    this.client =
      stripe &&
      new Stripe(stripe.secretKey, {
        ...(stripe.apiBase && placeOf(stripe.apiBase)),
        // A person is waiting for the response. All retries carry the same idempotency key.
        timeout: 8_000,
        maxNetworkRetries: 2,
        telemetry: false,
      });
  }

  async createSession(request: SessionRequest): Promise<PaymentSession> {
    const { paymentId, subject, locale } = request;
    const mark: StripeMark & Stripe.MetadataParam = { paymentId, ...markOf(subject) };
    const session = await this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // Cards (and wallets that hold cards) settle immediately. Stock is held for minutes, not for days.
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: request.currency.toLowerCase(),
              unit_amount: request.amountCents,
              product_data: { name: request.title },
            },
          },
        ],
        client_reference_id: subject.id,
        customer_email: request.email,
        locale: locale === 'fr' ? 'fr-CA' : 'en',
        success_url: request.successUrl,
        cancel_url: request.failureUrl,
        expires_at: Math.ceil(this.endOf(request.expiresAt) / 1_000),
        metadata: mark,
        // Later events about the card refer only to the payment intent.
        payment_intent_data: { metadata: mark },
      },
      { idempotencyKey: `session:${paymentId}` },
    );
    if (session.url === null) throw new Error('Stripe opened a session without a page');
    return { reference: session.id, redirectUrl: session.url };
  }

  async expireSession(reference: string): Promise<void> {
    try {
      await this.stripe.checkout.sessions.expire(reference);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      // Stripe refuses to expire a session that has already ended. Then there is nothing to close.
      const session = await this.stripe.checkout.sessions.retrieve(reference);
      if (session.status === 'open') throw error;
    }
  }

  async refund({ refundId, reference, amountCents, requestedAt }: RefundRequest): Promise<RefundOutcome> {
    const { payment_intent: intent } = await this.stripe.checkout.sessions.retrieve(reference);
    const payment = typeof intent === 'string' ? intent : intent?.id;
    if (payment === undefined) throw new RefundRefused(`Stripe has no payment for the session ${reference}`, null);
    const earlier = await this.refundsOf(payment, refundId);
    const standing = earlier.find(({ status }) => status !== 'failed' && status !== 'canceled');
    if (standing) return outcomeOf(standing);
    const hour = this.hourOf(requestedAt);
    // Stripe replays the response to an idempotency key, even a refusal. A new hour or a failed refund makes a new key.
    return outcomeOf(
      await this.payBack(payment, refundId, amountCents, `refund:${refundId}:${earlier.length}:${hour}`),
    );
  }

  async verifyWebhook({ rawBody, header, now }: WebhookRequest): Promise<ProviderEvent | null> {
    const event = this.verified(rawBody, header('stripe-signature') ?? '', now);
    const dispute = disputeOf(event);
    if (dispute !== null) return disputeEventOf(event, dispute, await this.intentMetadata(dispute));
    const failed = foreignFailureOf(event);
    if (failed !== null) return returnedEventOf(event, failed, await this.intentMetadata(failed));
    return providerEventOf(event);
  }

  /**
   * A dispute, or a refund made in the dashboard, names its payment intent only, so Stripe is asked for the metadata of
   * the intent.
   */
  private async intentMetadata({
    payment_intent: intent,
  }: Pick<Stripe.Dispute | Stripe.Refund, 'payment_intent'>): Promise<Stripe.Metadata | null> {
    const intentId = typeof intent === 'string' ? intent : intent?.id;
    if (intentId === undefined) return null;
    const { metadata } = await this.stripe.paymentIntents.retrieve(intentId).catch((error: unknown) => {
      throw new AppError('COMMON_007', { cause: error });
    });
    return metadata;
  }

  private verified(rawBody: Buffer, signature: string, now: Date): Stripe.Event {
    let cause: unknown;
    for (const key of this.webhookKeys) {
      try {
        const { webhooks } = this.stripe;
        return webhooks.constructEvent(rawBody, signature, key, signatureSeconds, undefined, now.getTime());
      } catch (error) {
        cause = error;
      }
    }
    throw new AppError('PAY_007', { cause });
  }

  /**
   * Lists a refund's earlier attempts, because Stripe forgets idempotency keys after a day but never forgets refunds.
   */
  private async refundsOf(payment: string, refundId: string): Promise<Stripe.Refund[]> {
    const found: Stripe.Refund[] = [];
    for await (const refund of this.stripe.refunds.list({ payment_intent: payment, limit: 100 })) {
      if (refund.metadata?.['refundId'] === refundId) found.push(refund);
    }
    return found;
  }

  /**
   * Returns the number of the hour since a refund was requested.
   *
   * @throws Error for a moment after each change, so that a refund under the previous key is listed before another one
   */
  private hourOf(requestedAt: Date): number {
    // The process that recorded the refund may have a clock that is slightly ahead of this one's.
    const age = Math.max(0, this.clock.now().getTime() - requestedAt.getTime());
    const hour = Math.floor(age / msPerHour);
    if (hour > 0 && age % msPerHour < settlingMs) throw new Error('An earlier request may still reach Stripe');
    return hour;
  }

  private async payBack(payment: string, refundId: string, amount: number, idempotencyKey: string) {
    try {
      return await this.stripe.refunds.create(
        { payment_intent: payment, amount, metadata: { refundId } },
        { idempotencyKey },
      );
    } catch (error) {
      // Stripe understood the request and refused it. All other errors may be temporary.
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new RefundRefused(error.message, null, { cause: error });
      throw error;
    }
  }

  private endOf(wanted: Date): number {
    const now = this.clock.now().getTime();
    return Math.min(Math.max(wanted.getTime(), now + shortestMs), now + longestMs);
  }

  private get stripe(): Stripe {
    if (this.client === null) throw new Error('Stripe is not configured');
    return this.client;
  }
}

/** With `requires_action`, Stripe is waiting for the shop's owner, and continues on its own afterwards. */
function outcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  if (status === 'failed' || status === 'canceled') throw new RefundRefused(failure_reason ?? status, id);
  return { reference: id, isDone: status === 'succeeded' };
}

function placeOf(base: string): { protocol: 'http' | 'https'; host: string; port: number } {
  const { protocol, hostname, port } = new URL(base);
  const isHttps = protocol === 'https:';
  return { protocol: isHttps ? 'https' : 'http', host: hostname, port: Number(port) || (isHttps ? 443 : 80) };
}
