import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';
import { Metrics } from './metrics.js';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves `GET /metrics` on a separate port, in every role. The proxy and the CDN forward only the site's port, so no
 * rule of theirs can expose the metrics by mistake, and each process is read, not the one that a balancer chooses.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const listener = this.config.monitoring.metrics;
    if (listener === null) return;
    const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        this.log.error({ error }, 'the metrics could not be written');
        end(response, 500);
      });
    });
    await once(server.listen(listener.port, listener.host), 'listening');
    this.server = server;
  }

  /** The port that the metrics are served on; null if they are not. */
  get port(): number | null {
    const address = this.server?.address() as AddressInfo | null | undefined;
    return address?.port ?? null;
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.server === null) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    if (!this.admits(request)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      return end(response, 401);
    }
    if (request.url !== '/metrics') return end(response, 404);
    if (request.method !== 'GET') return end(response, 405);
    const text = await this.metrics.text();
    response.writeHead(200, { 'Content-Type': contentType }).end(text);
  }

  private admits({ headers }: IncomingMessage): boolean {
    const tokens = this.config.monitoring.metrics?.tokens ?? null;
    if (tokens === null) return true;
    const tokenDigest = digest(headers.authorization ?? '');
    return tokens.some((token) => timingSafeEqual(tokenDigest, digest(`Bearer ${token}`)));
  }
}

/** Texts of different lengths cannot be compared in constant time, but their hashes can. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function end(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status);
  response.end();
}
