import { randomUUID } from 'node:crypto';
import type { NextFunction } from 'express';
import type { Config } from '../../../config/index.js';
import { inRequest } from '../../audit/index.js';
import type { Drain } from '../drain.js';
import type { Log } from '../../logging/index.js';
import { networkOf } from '../../rate-limits/index.js';
import { addressOf, type ApiRequest, type ApiResponse } from './request.js';
import { securityHeaders } from '../reply/security-headers.js';

const saneRequestId = /^[\w.:-]{8,64}$/;

/**
 * The only middleware that runs before every request: sets its id, its origin and the security headers, and writes one
 * log line when it ends. The line names the call or, if none matched, the path without its query and without anything that could
 * be a token.
 */
export function requestStart(config: Config, log: Log, drain: Drain) {
  const headers = securityHeaders(config);
  return (request: ApiRequest, response: ApiResponse, next: NextFunction): void => {
    const started = performance.now();
    const given = request.headers['x-request-id'];
    request.requestId = typeof given === 'string' && saneRequestId.test(given) ? given : randomUUID();
    response.setHeader('x-request-id', request.requestId);
    for (const [name, value] of headers) response.setHeader(name, value);
    // While the process stops, each kept-alive connection closes after its current reply.
    if (drain.isDraining) response.setHeader('Connection', 'close');
    response.once('close', () => {
      log.request({
        id: request.requestId,
        method: request.method,
        ...(request.endpoint ? { call: request.endpoint.name } : { path: pathOf(request.originalUrl) }),
        status: response.writableFinished ? response.statusCode : 499,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(request.caller ? { user: request.caller.id } : {}),
      });
    });
    inRequest({ requestId: request.requestId, network: networkOf(addressOf(request)) }, next);
  };
}

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
    .map(shown)
    .join('/')
    .slice(0, 200);
}

function shown(segment: string): string {
  const [, name = segment, extension = ''] = /^([^.]*)(\.[a-z]{2,5})$/.exec(segment) ?? [];
  return segment === '' || plainSegment.test(name) ? segment : `[hidden]${extension}`;
}
