import type { Locale } from '@dronesoccer/contracts';

export interface SessionRequest {
  /** Our own id of the payment; asking twice with the same id must not open two sessions. */
  paymentId: string;
  orderId: string;
  /** What the person reads on the provider's page: the order's number. */
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

export type ProviderEventKind = 'paid' | 'failed' | 'cancelled';

/** What a provider told us about one of its sessions, after its signature was found good. */
export interface ProviderEvent {
  id: string;
  kind: ProviderEventKind;
  reference: string;
  orderId: string;
  amountCents: number;
  currency: string;
}

export interface WebhookRequest {
  /** The body as it came over the wire: a signature covers bytes, not what JSON makes of them. */
  rawBody: Buffer;
  header: (name: string) => string | undefined;
  now: Date;
}

/** Someone who takes the money. Everything else of the product knows no provider by name. */
export interface PaymentProvider {
  readonly name: string;
  createSession(request: SessionRequest): Promise<PaymentSession>;
  /** Closes a session so that it can no longer be paid; a session that is over already is no failure. */
  expireSession(reference: string): Promise<void>;
  refund(request: RefundRequest): Promise<{ reference: string }>;
  /** @throws AppError PAY_007 when the call is forged, too old, or no such event. */
  verifyWebhook(request: WebhookRequest): ProviderEvent;
}
