import type { Locale } from '@dronesoccer/contracts';
import type { Subject } from './payable.js';

export interface SessionRequest {
  /** Our own id of the payment; asking twice with the same id must not open two sessions. */
  paymentId: string;
  subject: Subject;
  /** What the person reads on the provider's page: the number of the subject. */
  title: string;
  amountCents: number;
  currency: 'CAD';
  locale: Locale;
  email: string;
  /** Where the provider sends the person afterwards. */
  successUrl: string;
  failureUrl: string;
  expiresAt: Date;
}

export interface PaymentSession {
  /** The provider's own id of the session. */
  reference: string;
  /** The provider's hosted page. */
  redirectUrl: string;
}

export interface RefundRequest {
  /** Our own id of the refund; asking twice with the same id must not pay back twice. */
  refundId: string;
  reference: string;
  amountCents: number;
  currency: 'CAD';
}

export interface RefundOutcome {
  reference: string;
  /** False while the provider is still about it; then it is asked again, or reports it. */
  isDone: boolean;
}

export type ProviderEventKind = 'paid' | 'failed' | 'cancelled';

/** A payment by the provider's id of its session, or by our own, as the provider was given it. */
export type PaymentName = { reference: string } | { id: string };

interface AboutMoney {
  id: string;
  payment: PaymentName;
  /** As the provider was given it; anything but the payment's own is refused. */
  subject: Subject;
  amountCents: number;
  currency: string;
}

/** What became of a session. */
export interface PaymentEvent extends AboutMoney {
  kind: ProviderEventKind;
}

/** How much of a payment has gone back in all, by whatever way. */
export interface RefundedEvent extends AboutMoney {
  kind: 'refunded';
}

/** What became of a refund that we asked for, by our own id of it; `reference` is the provider's own of this try. */
export type RefundEvent = { id: string; refundId: string; reference: string } & (
  { kind: 'refundDone' } | { kind: 'refundRefused'; reason: string }
);

/** What a provider told us, after its signature was found good. */
export type ProviderEvent = PaymentEvent | RefundedEvent | RefundEvent;

export interface WebhookRequest {
  /** The body as it came over the wire: a signature covers bytes, not what JSON makes of them. */
  rawBody: Buffer;
  header: (name: string) => string | undefined;
  now: Date;
}

/** Someone who takes the money. Everything else of the product knows no provider by name. */
export interface PaymentProvider {
  readonly name: string;
  /** Whether a session whose payment failed can still be paid; then it is closed when the person begins anew. */
  readonly failedSessionsStayOpen: boolean;
  createSession(request: SessionRequest): Promise<PaymentSession>;
  /** Closes a session so that it can no longer be paid; a session that is over already is no failure. */
  expireSession(reference: string): Promise<void>;
  /** @throws RefundRefused when it will not pay back, now or ever as far as it can tell */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Null for what is no news to the shop.
   *
   * @throws AppError PAY_007 when the call is forged, too old, or no such event
   */
  verifyWebhook(request: WebhookRequest): ProviderEvent | null;
}

/**
 * What a provider throws when it will not pay back, now or ever as far as it can tell: the card is gone, the dispute is
 * lost, its balance is empty. Anything else it throws is taken for an outage and tried again automatically.
 */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';

  constructor(
    message: string,
    /** The provider's own id of the try, where it got that far. */
    readonly reference: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
