import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { RateLimit } from '@dronesoccer/contracts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/index.js';
import { Database } from '../database/index.js';
import { AppError } from './app-error.js';
import { endpointOf } from './endpoint-definition.js';
import { addressOf, type ApiRequest } from './request.js';

/**
 * Counts the calls that declare a limit, per network address and per account, in Postgres, so that all processes share
 * the counters. All other calls pass without a thought.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const limit = endpointOf(context.getHandler())?.limit;
    if (!limit) return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const account = limit.account && accountOf(request);
    return this.consume(limit.name, [
      { limit: limit.address, key: `address:${addressOf(request)}` },
      ...(limit.account && account ? [{ limit: limit.account, key: `account:${account}` }] : []),
    ]);
  }

  private async consume(name: string, counters: readonly { limit: RateLimit; key: string }[]): Promise<true> {
    for (const { limit, key } of counters) {
      try {
        await this.limiter(name, limit).consume(`${name}:${key}`);
      } catch (refused) {
        // The library rejects with its result when the limit is reached, and with an Error when it could not count.
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new AppError('COMMON_006', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) });
      }
    }
    return true;
  }

  private limiter(name: string, { points, seconds }: RateLimit): RateLimiterPostgres {
    const id = `${name}:${points}:${seconds}`;
    let limiter = this.limiters.get(id);
    if (limiter === undefined) {
      limiter = new RateLimiterPostgres({
        storeClient: {
          query: async ({ name: statement, text, values }: { name?: string; text: string; values: unknown[] }) => {
            const rows = await this.database.query(text, values, statement);
            return { rows, rowCount: rows.length };
          },
        },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: '',
        points: Math.max(1, Math.round(points * this.config.http.rateLimitFactor)),
        duration: seconds,
      });
      this.limiters.set(id, limiter);
    }
    return limiter;
  }
}

/** The signed-in user, else the e-mail that the body names. */
function accountOf(request: ApiRequest): string | null {
  if (request.caller) return request.caller.id;
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return null;
  return body.email.trim().toLowerCase().slice(0, 200) || null;
}
