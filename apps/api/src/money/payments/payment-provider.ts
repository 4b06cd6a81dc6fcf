import type { DisputeStatus, Locale } from '@dronesoccer/contracts';
import type { Subject } from './payable.js';

export interface SessionRequest {
  /** Our ID of the payment. A second call with the same ID must not open another session. */
  paymentId: string;
  subject: Subject;
  /** The title that the payer sees on the provider's page: the subject's number. */
  title: string;
  amountCents: number;
  currency: 'CAD';
  locale: Locale;
  email: string;
  /** The URL to which the provider sends the payer after the payment. */
  successUrl: string;
  failureUrl: string;
  expiresAt: Date;
}

export interface PaymentSession {
  /** The provider's ID of the session. */
  reference: string;
  /** The provider's hosted page. */
  redirectUrl: string;
}

export interface RefundRequest {
  /** Our ID of the refund. A second call with the same ID must not refund twice. */
  refundId: string;
  reference: string;
  amountCents: number;
  currency: 'CAD';
  requestedAt: Date;
}

export interface RefundOutcome {
  reference: string;
  /** False while the provider is still processing the refund. The result then comes from a webhook or a later call. */
  isDone: boolean;
}

export type ProviderEventKind = 'paid' | 'failed' | 'cancelled';

/** Identifies a payment by the provider's session ID, or by our payment ID as passed to the provider. */
export type PaymentName = { reference: string } | { id: string };

interface AboutMoney {
  id: string;
  payment: PaymentName;
  /** The subject as passed to the provider. An event for a subject other than the payment's is refused. */
  subject: Subject;
  amountCents: number;
  currency: string;
}

/** The outcome of a session. */
export interface PaymentEvent extends AboutMoney {
  kind: ProviderEventKind;
}

/** The total amount of a payment that was refunded, by any route. */
export interface RefundedEvent extends AboutMoney {
  kind: 'refunded';
  /** The provider's time of the report. */
  reportedAt: Date;
}

/** A refund that was made in the provider's dashboard, and whose money the bank returned. */
export interface ReturnedEvent extends AboutMoney {
  kind: 'refundReturned';
  reason: string;
  /** The provider's time of the report. */
  reportedAt: Date;
}

/**
 * The outcome of a refund that we requested, identified by our ID. `reference` is the provider's ID of this attempt, and
 * `reportedAt` the provider's time.
 */
export type RefundEvent = { id: string; refundId: string; reference: string; reportedAt: Date } & (
  { kind: 'refundDone' } | { kind: 'refundRefused'; reason: string }
);

/** The state of a dispute at the time of a report. */
export interface DisputeReport {
  /** The provider's ID of the dispute. */
  reference: string;
  status: DisputeStatus;
  /** True for a question of the bank, which moves no money. */
  isInquiry: boolean;
  /** The provider's code of the reason. */
  reason: string;
  amountCents: number;
  /** The amount that the bank holds or has kept. */
  withdrawnCents: number;
  feeCents: number;
  /** The time until which evidence is accepted, or null. */
  respondBy: Date | null;
  openedAt: Date;
  /** The provider's time of the report. */
  reportedAt: Date;
  /** Orders the reports of one second. It grows while the dispute proceeds. */
  progress: number;
}

/** A report about a payment that the customer disputes at their bank. */
export interface DisputeEvent extends Omit<AboutMoney, 'amountCents'> {
  kind: 'dispute';
  dispute: DisputeReport;
}

/** A provider's message, after its signature was verified. */
export type ProviderEvent = PaymentEvent | RefundedEvent | ReturnedEvent | RefundEvent | DisputeEvent;

export interface WebhookRequest {
  /** The raw request body, because the signature covers its bytes and not the parsed JSON. */
  rawBody: Buffer;
  header: (name: string) => string | undefined;
  now: Date;
}

/** A payment provider. The rest of the product does not know any provider by name. */
export interface PaymentProvider {
  readonly name: string;
  /**
   * True if a session can still be paid after a failed payment. Such a session is closed when the payer starts again.
   */
  readonly failedSessionsStayOpen: boolean;
  createSession(request: SessionRequest): Promise<PaymentSession>;
  /** Closes a session so that it can no longer be paid. Closing a session that has ended is not an error. */
  expireSession(reference: string): Promise<void>;
  /** @throws RefundRefused if the provider permanently refuses the refund, as far as it can tell */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Returns null for an event that is irrelevant to the shop.
   *
   * @throws AppError PAY_007 if the call is forged, too old or not a valid event, COMMON_007 if the provider has to be
   * asked about the event and does not answer
   */
  verifyWebhook(request: WebhookRequest): ProviderEvent | null | Promise<ProviderEvent | null>;
}

/**
 * Thrown when a provider refuses a refund, permanently as far as it can tell: the card is gone, the dispute is lost, or
 * the balance is empty. Any other error counts as an outage, and the refund is retried automatically.
 */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';

  constructor(
    message: string,
    /** The provider's ID of the attempt, if the attempt got that far. */
    readonly reference: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
