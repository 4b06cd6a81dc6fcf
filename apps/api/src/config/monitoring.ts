import type { EnvironmentReader, Keys } from './reader.js';

/** The address of this process's metrics, which is not the address of the site. */
export interface MetricsListener {
  readonly host: string;
  readonly port: number;
  /** The accepted bearer tokens; null if only this machine can connect, so that a reader needs none. */
  readonly tokens: Keys | null;
}

/** The collector that receives traces (OTLP over HTTP). */
export interface TraceCollector {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of requests and jobs that are traced, from 0 to 1. */
  readonly ratio: number;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Returns null if no one reads metrics. */
export function readMetrics(read: EnvironmentReader): MetricsListener | null {
  const host = read.text('METRICS_HOST', '127.0.0.1');
  const tokens = read.optional('METRICS_TOKEN') === null ? null : read.keys('METRICS_TOKEN', 32);
  if (read.optional('METRICS_PORT') === null) return null;
  if (tokens === null && !loopback.has(host)) {
    read.problems.push('METRICS_TOKEN is missing: other machines can reach METRICS_HOST');
  }
  return { host, port: read.integer('METRICS_PORT', 0, { max: 65_535 }), tokens };
}

/** Returns null if traces are off. The names are the ones of OpenTelemetry's specification. */
export function readTraceCollector(read: EnvironmentReader): TraceCollector | null {
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const headers = readHeaders(read);
  const serviceName = read.text('OTEL_SERVICE_NAME', 'dronesoccer');
  const ratio = read.decimal('OTEL_TRACES_SAMPLER_ARG', 1, { max: 1 });
  if (read.optional(name) === null) return null;
  const endpoint = read.url(name, ['https:', 'http:']).replace(/\/$/, '');
  return { url: `${endpoint}/v1/traces`, headers, serviceName, ratio };
}

/** `OTEL_EXPORTER_OTLP_HEADERS` is `name=value,name=value`, with percent-encoded values. */
function readHeaders(read: EnvironmentReader): Record<string, string> {
  const name = 'OTEL_EXPORTER_OTLP_HEADERS';
  const headers: Record<string, string> = {};
  for (const pair of read.list(name)) {
    const [, key, value] = /^([\w-]+)=(.+)$/.exec(pair) ?? [];
    const decoded = value === undefined ? null : decode(value);
    if (key === undefined || decoded === null) read.problems.push(`${name} must be a list of name=value pairs`);
    else headers[key] = decoded;
  }
  return headers;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
