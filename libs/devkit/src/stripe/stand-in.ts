import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StandInAccount } from './account.ts';
import { type FormFields, parseForm, textAt } from './form.ts';
import { StandInError, type StandInEvent } from './objects.ts';
import { payPage } from './pay-page.ts';
import { type Delivery, StandInWebhooks } from './webhooks.ts';

export interface StripeStandIn {
  /** The value for STRIPE_API_BASE. */
  readonly apiBase: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly account: StandInAccount;
  /** Every event, delivered or not. */
  readonly events: readonly StandInEvent[];
  readonly deliveries: readonly Delivery[];
  /**
   * The requests that the API has handled, without the failures from `failNext` and the answers replayed by idempotency
   * key.
   */
  readonly requests: readonly string[];
  /** Sets the endpoint for signed events from now on. Null withholds them. */
  deliverTo(endpoint: string | null): void;
  /** Delivers one event, possibly again. Returns the HTTP status of the shop's answer, or null. */
  deliver(event: StandInEvent): Promise<number | null>;
  /** Resolves when every event so far has been delivered. */
  settled(): Promise<void>;
  /**
   * Makes the next `count` API requests fail, as in an outage. With `request` (method and path), only these requests
   * fail.
   */
  failNext(count: number, request?: string): void;
  /** Makes the API unreachable, or reachable again: it then hangs up on every request. */
  switchOff(isOff: boolean): void;
  stop(): Promise<void>;
}

const secretKey = 'sk_test_standin_0123456789abcdef';
const webhookSecret = 'whsec_standin_0123456789abcdef0123456789';

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Starts a local stand-in for Stripe: Checkout sessions with their page, refunds, errors, idempotency and signed
 * webhooks.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const webhooks = new StandInWebhooks(webhookSecret);
  const account = new StandInAccount(webhooks.tell);
  const requests: string[] = [];
  /** The request and the answer by idempotency key. */
  const answered = new Map<string, { asked: string; answer: Answer }>();
  let isDown = false;
  let outage: { failures: number; request: string | undefined } = { failures: 0, request: undefined };
  let origin = '';

  const api = (request: IncomingMessage, url: URL, body: string): Answer => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      throw new StandInError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
    const asked = `${request.method} ${url.pathname} ${body}`;
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' && request.method === 'POST' ? answered.get(key) : undefined;
    if (known && known.asked !== asked) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new StandInError(400, { type: 'idempotency_error', message });
    }
    if (known) return known.answer;
    requests.push(`${request.method} ${url.pathname}`);
    const answer = answerOrRefusal(() =>
      route(account, request.method ?? '', url, parseForm(body), `${origin}/c/pay/`),
    );
    // As in Stripe, error responses are not remembered.
    if (typeof key === 'string' && answer.status === 200) answered.set(key, { asked, answer: structuredClone(answer) });
    return answer;
  };

  const page = async (request: IncomingMessage, response: ServerResponse, id: string, body: string): Promise<void> => {
    const action = request.method === 'POST' ? textAt(parseForm(body), 'action') : undefined;
    const session = account.session(id);
    if (action === 'back') return redirect(response, session.cancel_url ?? session.success_url);
    if (action === 'pay') account.pay(id);
    if (action === 'decline') account.decline(id);
    await webhooks.settled();
    if (action === 'pay') return redirect(response, session.success_url);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(payPage(account.session(id), action === 'decline'));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    const body = await textOf(request);
    const paying = /^\/c\/pay\/(\w+)$/.exec(url.pathname)?.[1];
    if (paying !== undefined) return page(request, response, paying, body);
    const asked = `${request.method} ${url.pathname}`;
    if (isDown) return void response.destroy();
    if (outage.failures > 0 && (outage.request ?? asked) === asked) {
      outage.failures--;
      throw new StandInError(500, { type: 'api_error', message: 'Something went wrong on our end.' });
    }
    const { status, body: content } = api(request, url, body);
    send(response, status, content);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal =
        error instanceof StandInError ? error : new StandInError(500, { type: 'api_error', message: String(error) });
      send(response, refusal.status, refusal.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    apiBase: origin,
    secretKey,
    webhookSecret,
    account,
    events: webhooks.events,
    deliveries: webhooks.deliveries,
    requests,
    deliverTo(endpoint) {
      webhooks.endpoint = endpoint;
    },
    deliver: (event) => webhooks.send(event),
    settled: () => webhooks.settled(),
    switchOff(isOff) {
      isDown = isOff;
    },
    failNext(failures, request) {
      outage = { failures, request };
    },
    async stop() {
      await webhooks.settled();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function route(account: StandInAccount, method: string, url: URL, form: FormFields, pages: string): unknown {
  const [, version, ...path] = url.pathname.split('/');
  const idPlace = path[0] === 'payment_intents' ? 1 : 2;
  const id = path[idPlace] ?? '';
  switch (version === 'v1' ? `${method} ${path.map((part, at) => (at === idPlace ? ':id' : part)).join('/')}` : '') {
    case 'POST checkout/sessions':
      return account.createSession(form, pages);
    case 'GET checkout/sessions/:id':
      return account.session(id);
    case 'POST checkout/sessions/:id/expire':
      return account.expire(id);
    case 'GET payment_intents/:id':
      return account.intent(id);
    case 'POST refunds':
      return account.createRefund(form);
    case 'GET refunds': {
      const intent = url.searchParams.get('payment_intent');
      const data = [...account.refunds.values()].filter((refund) => refund.payment_intent === intent).reverse();
      return { object: 'list', url: '/v1/refunds', has_more: false, data };
    }
    default:
      throw new StandInError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${url.pathname}).`,
      });
  }
}

function answerOrRefusal(work: () => unknown): Answer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof StandInError) return { status: error.status, body: error.body };
    throw error;
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { location: to }).end();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' });
  response.end(JSON.stringify(body, null, 2));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
