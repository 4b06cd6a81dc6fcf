import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { testEnvironment, useApi } from '../../../test/support/api.js';
import { clientOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { goodPassword, registered } from '../../../test/support/people.js';
import { createApp } from '../../app.js';
import { Config } from '../../config/index.js';
import { Database } from '../database/index.js';
import { Jobs } from '../jobs/index.js';
import { createLog } from '../logging/index.js';
import { Tracing } from './index.js';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span in the JSON form of OTLP. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
}

interface ExportedTraces {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** A stand-in for an OpenTelemetry collector: it takes OTLP over HTTP, as JSON. */
async function collector() {
  const bodies: string[] = [];
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isOtlp = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
      if (isOtlp) bodies.push(Buffer.concat(chunks).toString());
      keys.push(request.headers['x-key']);
      response.writeHead(isOtlp ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const resources = () => bodies.flatMap((body) => (JSON.parse(body) as ExportedTraces).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    /** Everything that was received, as text. */
    text: () => bodies.join('\n'),
    resources,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const attribute = (span: Span | undefined, key: string) => {
  const value = span?.attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('with a collector', () => {
  const world = useApi({ ROLES: 'http' });
  const lines: string[] = [];
  let received: Awaited<ReturnType<typeof collector>>;
  let app: Awaited<ReturnType<typeof createApp>>;
  let origin: string;

  const start = async (changes: Record<string, string> = {}) => {
    const sink = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()));
    const config = new Config({
      ...testEnvironment(world.databaseUrl, world.mails.smtpUrl),
      ROLES: 'http',
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: received.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key%3D',
      ...changes,
    });
    const started = await createApp(config, createLog(config, sink));
    world.onClose(() => started.close());
    await started.listen(0, '127.0.0.1');
    return started;
  };

  beforeAll(async () => {
    received = await collector();
    world.onClose(received.close);
    app = await start();
    origin = await app.getUrl();
  });

  /** Spans leave in batches; returns the ones of a request once its own span has arrived. */
  const spansOf = async (requestId: string): Promise<Span[]> => {
    const all = () => received.spans().filter((span) => attribute(span, 'request.id') === requestId);
    await eventually(all, (spans) => spans.some(({ kind }) => kind === 2));
    return all();
  };
  const logged = (requestId: string) =>
    lines
      .join('')
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('one request id leads from the browser to the statements and to the log', async () => {
    const person = await registered(world);
    await fetch(`${origin}/api/me?token=canary-query`, {
      headers: { ...person.bearer, 'x-request-id': 'from-the-browser-1' },
    });
    const spans = await spansOf('from-the-browser-1');
    const [request, ...others] = spans.toSorted((a, b) => a.kind - b.kind);
    expect(request?.name).toBe('GET /api/me');
    expect(attribute(request, 'http.route')).toBe('/api/me');
    expect(attribute(request, 'dronesoccer.call')).toBe('me.get');
    expect(attribute(request, 'http.response.status_code')).toBe(200);
    expect(others.length).toBeGreaterThan(0);
    for (const statement of others) {
      expect(statement.parentSpanId).toBe(request?.spanId);
      expect(statement.traceId).toBe(request?.traceId);
      expect(attribute(statement, 'db.system.name')).toBe('postgresql');
      expect(attribute(statement, 'db.query.text')).toMatch(/^SELECT|^WITH|^BEGIN|^COMMIT/);
    }
    expect(logged('from-the-browser-1')).toEqual([
      expect.objectContaining({ trace: request?.traceId, call: 'me.get' }),
    ]);
    expect(received.keys[0]).toBe('a key=');
    const [resource] = received.resources();
    expect(resource?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'dronesoccer' },
    });
  });

  it('no email, password, token, path or parameter ever reaches a span', async () => {
    const canaries = ['canary-query', 'canary-path', 'canary-password-A1!'];
    const email = `canary-${Date.now()}@dronesoccer.test`;
    const http = clientOf(origin);
    const body = { firstName: 'Canarybird', lastName: 'Roy', email, password: goodPassword };
    await http.answer('auth.register', { body });
    await http.answer('auth.login', { body: { email, password: 'canary-password-A1!' } });
    await fetch(`${origin}/api/canary-path?token=canary-query`, {
      headers: { 'x-request-id': 'last-of-the-canaries' },
    });
    // A statement that fails repeats its values in the error's message and detail.
    await app
      .get(Tracing)
      .job({ id: 'canary-job', name: 'test.canary' }, () =>
        app.get(Database).query(`SELECT 'canary-path'::int WHERE $1::text <> ''`, [email]),
      )
      .catch(() => undefined);
    const jobs = await eventually(
      () => received.spans().filter((span) => attribute(span, 'job.id') === 'canary-job'),
      (spans) => spans.length === 2,
    );
    const failed = jobs.find(({ kind }) => kind === 3);
    expect(attribute(failed, 'db.response.status_code')).toBe('22P02');
    expect(failed?.status.code).toBe(2);
    const [unmatched] = await spansOf('last-of-the-canaries');
    expect(unmatched?.name).toBe('GET');
    for (const canary of [...canaries, email, 'Canarybird', goodPassword]) {
      expect(received.text().includes(canary)).toBe(false);
    }
  });

  it('a share of 0 traces nothing', async () => {
    const none = await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
    await fetch(`${await none.getUrl()}/api/me`, { headers: { 'x-request-id': 'never-traced-1' } });
    await eventually(
      () => logged('never-traced-1'),
      (found) => found.length === 1,
    );
    expect(logged('never-traced-1')[0]).not.toHaveProperty('trace');
    await none.get(Tracing).close();
    expect(received.text()).not.toContain('never-traced-1');
  });

  it('a run of a job is a trace, and what the process still has leaves when it ends', async () => {
    const worker = await start({ ROLES: 'worker' });
    const sweep = worker.get(Jobs).named('platform.sweep');
    if (sweep === undefined) throw new Error('There is no such job');
    await worker.get(Jobs).enqueue(worker.get(Database), sweep, {});
    const rows = () =>
      world.database.query(`SELECT 1 FROM pgboss.job WHERE name = $1 AND state = 'completed'`, [sweep.name]);
    await eventually(rows, (found) => found.length === 1);
    await worker.close();
    const run = received.spans().find(({ name }) => name === 'job platform.sweep');
    const statements = received.spans().filter(({ parentSpanId }) => parentSpanId === run?.spanId);
    expect(statements.length).toBeGreaterThan(2);
    for (const each of statements) expect(attribute(each, 'job.id')).toBe(attribute(run, 'job.id'));
  });

  it('that is down costs no request, and one line of the log', async () => {
    const down = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    const answers = [1, 2, 3].map(async () => (await fetch(`${await down.getUrl()}/health/live`)).status);
    expect(await Promise.all(answers)).toEqual([200, 200, 200]);
    await down.close();
    expect(lines.join('').match(/traces cannot be sent/g)).toHaveLength(1);
  });
});
