import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ProcessRole, TraceCollector } from '../../config/index.js';
import type { Log } from '../logging/index.js';
import { type EndStatement, inTrace } from '../origin/index.js';
import { withoutValues } from './sql-text.js';
import { type RequestTrace, Tracing } from './tracing.js';

const exportTimeoutMs = 5_000;
const exportEveryMs = 1_000;

/**
 * Traces as OpenTelemetry's SDK sends them. This file is loaded only if a collector is configured. The spans are made
 * here instead of by automatic instrumentation, which would record addresses, queries and the text of errors. A span
 * has only the attributes that this file names.
 */
export class OpenTelemetry extends Tracing {
  readonly isOn = true;
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor({ url, headers, serviceName, ratio }: TraceCollector, roles: ReadonlySet<ProcessRole>, log: Log) {
    super();
    const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: exportTimeoutMs });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName, 'dronesoccer.roles': [...roles].join(',') }),
      sampler: new TraceIdRatioBasedSampler(ratio),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new ReportingExporter(exporter, log),
          scheduledDelayMillis: exportEveryMs,
          exportTimeoutMillis: exportTimeoutMs,
        }),
      ],
    });
    this.tracer = this.provider.getTracer('dronesoccer');
  }

  request(method: string, requestId: string): RequestTrace | null {
    const attributes = { 'http.request.method': method, 'request.id': requestId };
    return this.begin(method, SpanKind.SERVER, attributes, { 'request.id': requestId });
  }

  async job<Result>({ id, name }: { id: string; name: string }, run: () => Promise<Result>): Promise<Result> {
    const attributes = { 'job.id': id, 'job.name': name };
    const started = this.begin(`job ${name}`, SpanKind.CONSUMER, attributes, { 'job.id': id });
    if (started === null) return run();
    try {
      return await inTrace(started, run);
    } catch (error) {
      started.span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      started.span.end();
    }
  }

  async close(): Promise<void> {
    await this.provider.shutdown();
  }

  /** @param shared the attributes that the spans of statements repeat, so that each can be found without its parent */
  private begin(name: string, kind: SpanKind, attributes: Attributes, shared: Attributes): SpanTrace | null {
    const span = this.tracer.startSpan(name, { kind, attributes }, ROOT_CONTEXT);
    return span.isRecording() ? new SpanTrace(this.tracer, span, name, shared) : null;
  }
}

class SpanTrace implements RequestTrace {
  readonly id: string;

  constructor(
    private readonly tracer: Tracer,
    readonly span: Span,
    private readonly name: string,
    private readonly shared: Attributes,
  ) {
    this.id = span.spanContext().traceId;
  }

  statement(text: string, name: string | undefined): EndStatement {
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const attributes = {
      ...this.shared,
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': name ?? operation,
      'db.query.text': withoutValues(text),
    };
    const parent = trace.setSpan(ROOT_CONTEXT, this.span);
    const span = this.tracer.startSpan(name ?? operation, { kind: SpanKind.CLIENT, attributes }, parent);
    return (failure) => {
      if (failure !== null) fail(span, failure);
      span.end();
    };
  }

  end({ route, call, status }: Parameters<RequestTrace['end']>[0]): void {
    const { span } = this;
    span.setAttribute('http.response.status_code', status);
    if (route !== null) span.setAttribute('http.route', route).updateName(`${this.name} ${route}`);
    if (call !== null) span.setAttribute('dronesoccer.call', call);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}

/** Only the SQLSTATE is kept: the message and the detail of a database error repeat values. */
function fail(span: Span, failure: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (typeof failure === 'object' && failure !== null && 'code' in failure && typeof failure.code === 'string') {
    span.setAttribute('db.response.status_code', failure.code);
  }
}

/** Logs when the collector stops or starts taking spans, which are dropped meanwhile. */
class ReportingExporter implements SpanExporter {
  private isFailing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly log: Log,
  ) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.exporter.export(spans, (result) => {
      const isFailing = result.error !== undefined;
      if (isFailing && !this.isFailing) this.log.warn({ reason: result.error?.message }, 'traces cannot be sent');
      if (!isFailing && this.isFailing) this.log.info({}, 'traces are sent again');
      this.isFailing = isFailing;
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}
