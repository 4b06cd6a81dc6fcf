import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PaymentStatus } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { sign } from '../../../platform/http/index.js';
import { Log } from '../../../platform/logging/index.js';
import { type Due, Payables } from '../payable.js';
import type { ProviderEventKind } from '../payment-provider.js';
import { paymentByReference, type PaymentRow } from '../payments.queries.js';
import { markOf } from '../subject-marks.js';
import { type SandboxEvent, sandboxName, signatureHeader } from './sandbox.provider.js';
import type { SandboxSession } from './sandbox-page.js';

interface OpenedPayment {
  payment: PaymentRow;
  due: Due;
}

/** The processor side of the sandbox: it does what a card processor would do on its own servers. */
@Injectable()
export class SandboxProcessor {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly payables: Payables,
    private readonly log: Log,
  ) {}

  get isOn(): boolean {
    return this.config.shop.paymentProvider === sandboxName;
  }

  private get signingKey(): string {
    return this.config.shop.sandboxWebhookKeys[0];
  }

  async session(reference: string, hasFailed = false): Promise<SandboxSession | null> {
    const opened = await this.open(reference);
    if (opened === null) return null;
    const { payment, due } = opened;
    const isOpen = payment.status === PaymentStatus.PENDING;
    return {
      reference,
      kind: due.subject.kind,
      number: due.number,
      amountCents: payment.amountCents,
      locale: due.locale,
      formToken: isOpen ? formTokenOf(reference, this.signingKey) : null,
      backUrl: payment.status === PaymentStatus.PAID || due.isOpen === false ? due.successUrl : due.failureUrl,
      hasFailed,
    };
  }

  /**
   * Carries out a button's action and reports it to the shop in a signed HTTP request, as a real processor would.
   *
   * @returns the URL to redirect the payer to, or null if the shop could not be notified
   */
  async press(reference: string, kind: ProviderEventKind, webhook: string): Promise<string | null> {
    const opened = await this.open(reference);
    if (opened === null) return null;
    const { payment, due } = opened;
    // A second press, or a press on a stale page, changes nothing: the shop shows the actual state.
    if (payment.status === PaymentStatus.PENDING) {
      const { subject, amountCents, currency } = payment;
      // A session reaches each outcome at most once, so this ID identifies repeated reports.
      const event = { id: `${reference}:${kind}`, kind, reference, ...markOf(subject), amountCents, currency };
      if (!(await this.tell(webhook, event))) return null;
    }
    return kind === 'paid' ? due.successUrl : due.failureUrl;
  }

  /** Checks the CSRF token of the page's buttons. */
  isFormToken(reference: string, token: unknown): boolean {
    const tokenBytes = Buffer.from(typeof token === 'string' ? token : '');
    return this.config.shop.sandboxWebhookKeys.some((key) => {
      const expected = Buffer.from(formTokenOf(reference, key));
      return tokenBytes.length === expected.length && timingSafeEqual(tokenBytes, expected);
    });
  }

  private async open(reference: string): Promise<OpenedPayment | null> {
    const payment = await paymentByReference(this.database, sandboxName, reference);
    const due = payment && (await this.payables.of(payment.subject).describe(this.database, payment.subject.id));
    return payment === null || due === null ? null : { payment, due };
  }

  private async tell(webhook: string, event: SandboxEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const signature = sign(this.signingKey, body, this.clock.now());
    try {
      const answer = await fetch(webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch (error) {
      this.log.warn({ error }, 'the sandbox could not reach the shop');
      return false;
    }
  }
}

const formTokenOf = (reference: string, key: string): string =>
  createHmac('sha256', key).update(`form:${reference}`).digest('base64url');
