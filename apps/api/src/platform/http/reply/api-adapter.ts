import { ExpressAdapter } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { PreparedReply } from './prepared-reply.js';
import type { ApiResponse } from '../request/request.js';

/** The Express adapter, with two changes: replies in one write, and fallbacks behind the routes. */
export class ApiAdapter extends ExpressAdapter {
  private readonly fallbacks: RequestHandler[] = [];

  constructor() {
    super();
    // Only cacheable replies get an entity tag; Express would hash every reply.
    this.set('etag', () => undefined);
    this.set('query parser', 'simple');
    this.disable('x-powered-by');
  }

  /** Handles requests that no API route matched: the documentation and the client's files. */
  useFallback(handler: RequestHandler): void {
    this.fallbacks.push(handler);
  }

  /** Fallbacks are registered behind the routes, so a call never waits for a file lookup. */
  override setNotFoundHandler(...parameters: Parameters<ExpressAdapter['setNotFoundHandler']>): unknown {
    for (const fallback of this.fallbacks) this.use(fallback);
    return super.setNotFoundHandler(...parameters);
  }

  /** Sends plain replies as JSON in one write; Express's own `json` checks options that are never set here. */
  override reply(response: ApiResponse, body: unknown, status?: number): unknown {
    if (response.headersSent) return undefined;
    const prepared = body instanceof PreparedReply;
    const text = prepared ? body.text : plainJson(body);
    if (text === null) return super.reply(response, body, status);
    if (status !== undefined) response.statusCode = status;
    // Carts, orders and profiles are private to the caller; a cacheable reply has set its own header by now.
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', prepared ? body.bytes : Buffer.byteLength(text));
    // A string leaves in one write together with the headers; a buffer would need two.
    return response.end(text);
  }
}

function plainJson(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const prototype: unknown = Object.getPrototypeOf(body);
  return prototype === Object.prototype || Array.isArray(body) ? JSON.stringify(body) : null;
}
