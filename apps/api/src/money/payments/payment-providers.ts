import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { deskName, DeskProvider } from './desk/desk.provider.js';
import type { PaymentProvider } from './payment-provider.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { StripeProvider } from './stripe/stripe.provider.js';

/** The providers that are enabled in this installation. */
@Injectable()
export class PaymentProviders {
  private readonly byName: ReadonlyMap<string, PaymentProvider>;

  constructor(
    private readonly config: Config,
    desk: DeskProvider,
    sandbox: SandboxProvider,
    stripe: StripeProvider,
  ) {
    const available: readonly PaymentProvider[] = [desk, sandbox, stripe];
    // A provider that is not configured is fully off: its webhooks are refused too.
    const isOn = ({ name }: PaymentProvider): boolean => name === deskName || name === config.shop.paymentProvider;
    this.byName = new Map(available.filter(isOn).map((p) => [p.name, p]));
  }

  /** The provider for new online payments, or null if the shop takes none. */
  get current(): PaymentProvider | null {
    return this.named(this.config.shop.paymentProvider);
  }

  named(name: string): PaymentProvider | null {
    return this.byName.get(name) ?? null;
  }
}
