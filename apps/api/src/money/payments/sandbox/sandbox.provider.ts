import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { isSigned } from '../../../platform/http/index.js';
import type {
  PaymentProvider,
  PaymentSession,
  ProviderEvent,
  ProviderEventKind,
  RefundOutcome,
  RefundRequest,
  WebhookRequest,
} from '../payment-provider.js';
import { type SubjectMark, subjectOf } from '../subject-marks.js';

export const sandboxName = 'sandbox';
export const signatureHeader = 'x-sandbox-signature';

/** The body of the webhooks that the sandbox sends. */
export interface SandboxEvent extends SubjectMark {
  id: string;
  kind: ProviderEventKind;
  reference: string;
  amountCents: number;
  currency: string;
}

/**
 * A stand-in for a card processor. It opens sessions, shows its own page and sends signed webhooks like a real one, but
 * moves no money.
 */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = sandboxName;
  readonly failedSessionsStayOpen = false;

  constructor(private readonly config: Config) {}

  createSession(): Promise<PaymentSession> {
    const reference = `sbx_${randomBytes(18).toString('base64url')}`;
    return Promise.resolve({ reference, redirectUrl: `${this.config.http.webOrigin}/sandbox/pay/${reference}` });
  }

  /** The sandbox's page checks whether our own payment is still open, so there is no second state to close. */
  expireSession(): Promise<void> {
    return Promise.resolve();
  }

  refund({ refundId }: RefundRequest): Promise<RefundOutcome> {
    return Promise.resolve({ reference: `sbr_${refundId}`, isDone: true });
  }

  verifyWebhook({ rawBody, header, now }: WebhookRequest): ProviderEvent {
    if (!isSigned(this.config.shop.sandboxWebhookKeys, rawBody, header(signatureHeader), now)) {
      throw new AppError('PAY_007');
    }
    const event: unknown = JSON.parse(rawBody.toString('utf8'));
    const subject = isSandboxEvent(event) ? subjectOf(event) : null;
    if (!isSandboxEvent(event) || subject === null) throw new AppError('PAY_007');
    const { id, kind, reference, amountCents, currency } = event;
    return { id, kind, payment: { reference }, subject, amountCents, currency };
  }
}

const kinds: readonly unknown[] = ['paid', 'failed', 'cancelled'] satisfies ProviderEventKind[];

function isSandboxEvent(value: unknown): value is SandboxEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Partial<Record<keyof SandboxEvent, unknown>>;
  return (
    isShortText(event.id) &&
    isShortText(event.reference) &&
    kinds.includes(event.kind) &&
    Number.isSafeInteger(event.amountCents) &&
    typeof event.currency === 'string'
  );
}

function isShortText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= 200;
}
