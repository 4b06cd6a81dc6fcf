import { randomUUID } from 'node:crypto';
import type { NextFunction } from 'express';
import type { Config } from '../../../config/index.js';
import type { Drain } from '../drain.js';
import type { Log } from '../../logging/index.js';
import type { Metrics } from '../../metrics/index.js';
import { inRequest, inTrace } from '../../origin/index.js';
import { networkOf } from '../../rate-limits/index.js';
import type { Tracing } from '../../tracing/index.js';
import { addressOf, type ApiRequest, type ApiResponse } from './request.js';
import { securityHeaders } from '../reply/security-headers.js';

const saneRequestId = /^[\w.:-]{8,64}$/;

/** Receives the outcome of each request. */
interface Observers {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/**
 * The only middleware that runs before every request: sets its id, its origin and the security headers, and reports it
 * when it ends: one log line, a sample of its duration and the end of its trace. The line names the call or, if none matched, the path without its query and without anything that could
 * be a token.
 */
export function requestStart(config: Config, drain: Drain, { log, metrics, tracing }: Observers) {
  const headers = securityHeaders(config);
  return (request: ApiRequest, response: ApiResponse, next: NextFunction): void => {
    const started = performance.now();
    const sentId = request.headers['x-request-id'];
    request.requestId = typeof sentId === 'string' && saneRequestId.test(sentId) ? sentId : randomUUID();
    response.setHeader('x-request-id', request.requestId);
    const trace = tracing.request(request.method, request.requestId);
    for (const [name, value] of headers) response.setHeader(name, value);
    // While the process stops, each kept-alive connection closes after its current reply.
    if (drain.isDraining) response.setHeader('Connection', 'close');
    response.once('close', () => {
      const { method, endpoint, caller } = request;
      const status = response.writableFinished ? response.statusCode : 499;
      const route = endpoint?.path ?? null;
      const ms = performance.now() - started;
      log.request({
        id: request.requestId,
        method,
        ...(endpoint ? { call: endpoint.name } : { path: pathOf(request.originalUrl) }),
        status,
        ms: Math.round(ms * 10) / 10,
        ...(caller && { user: caller.id }),
        ...(trace && { trace: trace.id }),
      });
      metrics.request({ method, route, isPage: isPage(response), status, seconds: ms / 1_000 });
      trace?.end({ route, call: endpoint?.name ?? null, status });
    });
    const origin = { requestId: request.requestId, network: networkOf(addressOf(request)) };
    const answer = () => inRequest(origin, next);
    if (trace === null) answer();
    else inTrace(trace, answer);
  };
}

const isPage = (response: ApiResponse): boolean => String(response.getHeader('content-type')).startsWith('text/html');

/**
 * Path segments that the log may show: short lower-case words, as in the site's own addresses, and short numbers. A
 * token may grant access without an account, so every other segment is hidden, except for its file extension.
 */
const plainSegment = /^(?:[a-z][a-z-]{0,19}|\d{1,6})$/;

function pathOf(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .slice(0, 2_000)
    .split('/')
    .map(maskSegment)
    .join('/')
    .slice(0, 200);
}

function maskSegment(segment: string): string {
  const [, name = segment, extension = ''] = /^([^.]*)(\.[a-z]{2,5})$/.exec(segment) ?? [];
  return segment === '' || plainSegment.test(name) ? segment : `[hidden]${extension}`;
}
