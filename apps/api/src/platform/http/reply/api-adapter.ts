import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, RequestHandler } from 'express';
import { PreparedReply } from './prepared-reply.js';
import type { ApiResponse } from '../request/request.js';

/** Timeouts in milliseconds after which a slow client loses its socket. */
interface Timeouts {
  readonly headers: number;
  /** For the whole request: long enough for a picture over a slow connection. */
  readonly request: number;
  /** For the next request on a connection. */
  readonly keepAlive: number;
  /** For a connection on which nothing moves during a request: a body that stopped, a reader that takes nothing. */
  readonly stalled: number;
  /** The interval between checks. Node's default of 30 s would let slowly sent headers hold a socket for 45 s. */
  readonly checkIntervalMs: number;
}

const patience: Timeouts = {
  headers: 15_000,
  request: 180_000,
  keepAlive: 65_000,
  stalled: 60_000,
  checkIntervalMs: 1_000,
};

/** Connections of one process. More are closed at once, so that idle sockets never take all memory or file handles. */
const connectionsMax = 4_000;

/**
 * The Express adapter with four changes: slow clients, duplicate hosts, single-write replies, and fallbacks after the
 * routes.
 */
export class ApiAdapter extends ExpressAdapter {
  private readonly fallbacks: RequestHandler[] = [];

  constructor(
    private readonly slowest: Timeouts = patience,
    private readonly connections = connectionsMax,
  ) {
    super();
    // Only cacheable replies get an entity tag; Express would hash every reply.
    this.set('etag', () => undefined);
    this.set('query parser', 'simple');
    this.disable('x-powered-by');
  }

  /**
   * Slow clients lose their socket before they can hold many. The check interval can only be set when a server is
   * created.
   */
  override initHttpServer(): void {
    const { headers, request, keepAlive, stalled, checkIntervalMs } = this.slowest;
    const express = this.getInstance<Express>();
    const server = createServer(
      {
        headersTimeout: headers,
        requestTimeout: request,
        keepAliveTimeout: keepAlive,
        connectionsCheckingInterval: checkIntervalMs,
      },
      (incoming: IncomingMessage, response: ServerResponse) => {
        if (hasSecondHost(incoming)) refuse(response);
        else express(incoming, response);
      },
    );
    server.timeout = stalled;
    server.maxConnections = this.connections;
    this.httpServer = server;
  }

  /** Handles requests that no API route matched: the documentation and the client's files. */
  useFallback(handler: RequestHandler): void {
    this.fallbacks.push(handler);
  }

  /** Fallbacks are registered after the routes, so a call never waits for a file lookup. */
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
    // Carts, orders and profiles are private to the caller. A cacheable reply has already set its own header.
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', prepared ? body.bytes : Buffer.byteLength(text));
    // A string leaves in a single write together with the headers; a buffer would need two.
    return response.end(text);
  }
}

/**
 * Returns whether a request names two hosts. Node keeps the first one, while a proxy in front may have chosen the
 * other.
 */
function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts > 1;
}

/** Rejects a request as Node rejects one without a host (RFC 9112, section 3.2): no body, and the connection closes. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
}

function plainJson(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const prototype: unknown = Object.getPrototypeOf(body);
  return prototype === Object.prototype || Array.isArray(body) ? JSON.stringify(body) : null;
}
