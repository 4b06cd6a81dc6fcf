import { createHmac } from 'node:crypto';
import type { StandInEvent } from './objects.ts';

/** Builds a `Stripe-Signature` header as documented by Stripe. `at` is the time of signing. */
export function stripeSignature(body: string, secret: string, at: Date = new Date()): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

export interface Delivery {
  event: StandInEvent;
  /** The HTTP status of the shop's answer, or null if the shop could not be reached. */
  status: number | null;
}

/** Delivers events to the shop one after the other and records the results. */
export class StandInWebhooks {
  readonly events: StandInEvent[] = [];
  readonly deliveries: Delivery[] = [];
  /** The URL that receives the events. While it is null, events are only stored. */
  endpoint: string | null = null;
  private readonly secret: string;
  private last: Promise<unknown> = Promise.resolve();

  constructor(secret: string) {
    this.secret = secret;
  }

  readonly tell = (event: StandInEvent): void => {
    this.events.push(event);
    if (this.endpoint !== null) void this.send(event);
  };

  /** Sends the event after all pending deliveries. */
  send(event: StandInEvent): Promise<number | null> {
    const sent = this.last.then(() => this.post(event));
    this.last = sent;
    return sent;
  }

  async settled(): Promise<void> {
    await this.last;
  }

  private async post(event: StandInEvent): Promise<number | null> {
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': stripeSignature(body, this.secret),
    };
    const status = await fetch(this.endpoint ?? '', {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(60_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => null,
    );
    this.deliveries.push({ event, status });
    return status;
  }
}
