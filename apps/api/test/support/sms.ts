import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SentText {
  to: string;
  from: string;
  body: string;
}

type Behaviour = 'accept' | 'refuse' | 'busy' | 'fail' | 'garbage' | 'stall';

/**
 * Stands in for a text-message service with Twilio's HTTP interface: a form, basic auth, 201 with a sid, 400 with a
 * code, 429.
 */
export class SmsStandIn {
  readonly account = 'AC0123456789';
  readonly token = 'token-of-the-stand-in';
  readonly sender = '+16045550000';
  /** The accepted messages. */
  readonly texts: SentText[] = [];
  /** The behaviour for the next requests, one each; afterwards every request is accepted. */
  next: Behaviour[] = [];
  private stalled: ServerResponse[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SmsStandIn> {
    const server = createServer();
    const standIn = new SmsStandIn(server);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => standIn.answer(request.url ?? '', request.headers, body, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const response of this.stalled) response.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(url: string, headers: Record<string, unknown>, body: string, response: ServerResponse): void {
    const reply = (status: number, content: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    };
    const basic = `Basic ${Buffer.from(`${this.account}:${this.token}`).toString('base64')}`;
    if (url !== `/2010-04-01/Accounts/${this.account}/Messages.json`) return reply(404, { code: 20_404 });
    if (headers['authorization'] !== basic) return reply(401, { code: 20_003, message: 'Authenticate' });
    if (!String(headers['content-type']).startsWith('application/x-www-form-urlencoded')) return reply(415, {});
    const form = new URLSearchParams(body);
    const [to, from, text] = [form.get('To'), form.get('From'), form.get('Body')];
    const behaviour = this.next.shift() ?? 'accept';
    if (behaviour === 'stall') return void this.stalled.push(response);
    if (behaviour === 'busy') return reply(429, { code: 20_429, message: 'Too Many Requests' });
    if (behaviour === 'fail') return reply(503, {});
    if (behaviour === 'refuse' || !to || !from || !text) {
      return reply(400, { code: 21_610, message: `Attempt to send to unsubscribed recipient ${to}`, status: 400 });
    }
    this.texts.push({ to, from, body: text });
    if (behaviour === 'garbage') return void response.writeHead(201).end('<html>');
    reply(201, { sid: `SM${this.texts.length}`, status: 'queued' });
  }
}
