import { randomUUID } from 'node:crypto';
import type { NextFunction } from 'express';
import type { Config } from '../../../config/index.js';
import type { Drain } from '../drain.js';
import type { Log } from '../../logging/index.js';
import type { ApiRequest, ApiResponse } from './request.js';
import { securityHeaders } from '../reply/security-headers.js';

const saneRequestId = /^[\w.:-]{8,64}$/;

/**
 * The only middleware that runs before every request: its id, the security headers, and one log line when it ends. The
 * line has the path without its query and without tokens, since both may carry what opens a thing without an account.
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
    next();
  };
}

/** 256 bits as base64url, such as the token in a calendar feed's address. */
const tokens = /[\w-]{43,}/g;

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).replaceAll(tokens, '[hidden]').slice(0, 200);
}
