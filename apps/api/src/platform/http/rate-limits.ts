import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@dronesoccer/contracts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/index.js';
import { Database } from '../database/index.js';
import { AppError } from './app-error.js';
import type { EndpointDefinition } from './endpoint-definition.js';
import { addressOf, type ApiRequest } from './request.js';

interface Counter {
  limiter: RateLimiterPostgres;
  key: string;
}

/** Counts calls per network address and per account, in Postgres, so that all processes share the counters. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** @throws COMMON_006 when a limit of the call is reached */
  async count(request: ApiRequest, limit: NonNullable<EndpointDefinition['limit']>): Promise<void> {
    if (!isCounted(request, limit)) return;
    for (const { limiter, key } of this.countersOf(request, limit)) {
      try {
        await limiter.consume(key);
      } catch (refused) {
        // The library rejects with its result when the limit is reached, and with an Error when it could not count.
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new AppError('COMMON_006', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) });
      }
    }
  }

  /** Takes this call back: a right password is no guess, so signing in often never locks anyone out. */
  async forgive(request: ApiRequest): Promise<void> {
    const limit = request.endpoint?.limit;
    if (!limit || !isCounted(request, limit)) return;
    for (const { limiter, key } of this.countersOf(request, limit)) await limiter.reward(key);
  }

  /**
   * Counts one use of something that is no call, such as a mail; `key` is what has a count of its own. False when the
   * limit is reached; it is counted even then.
   */
  async take(name: string, limit: RateLimit, key: string): Promise<boolean> {
    try {
      await this.limiter(name, limit).consume(`${name}:${key}`);
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return false;
    }
  }

  /** How many uses stand counted under this key since its span began; 0 when it is over. */
  async taken(name: string, limit: RateLimit, key: string): Promise<number> {
    return (await this.limiter(name, limit).get(`${name}:${key}`))?.consumedPoints ?? 0;
  }

  private countersOf(request: ApiRequest, limit: NonNullable<EndpointDefinition['limit']>): Counter[] {
    const counters = [
      {
        limiter: this.limiter(limit.name, limit.address),
        key: `${limit.name}:address:${networkOf(addressOf(request))}`,
      },
    ];
    const account = limit.account && accountOf(request);
    if (limit.account && account) {
      counters.push({ limiter: this.limiter(limit.name, limit.account), key: `${limit.name}:account:${account}` });
    }
    return counters;
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

/** What one household or server gets: an IPv4 address, or the first half of an IPv6 one, whose rest it chooses freely. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const whole =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Some calls are a guess only when their body fills a certain field. */
function isCounted({ body }: ApiRequest, { onlyWith }: NonNullable<EndpointDefinition['limit']>): boolean {
  if (onlyWith === null) return true;
  return typeof body === 'object' && body !== null && Boolean((body as Record<string, unknown>)[onlyWith]);
}

/** The signed-in user, else the e-mail that the body names. */
function accountOf(request: ApiRequest): string | null {
  if (request.caller) return request.caller.id;
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return null;
  return body.email.trim().toLowerCase().slice(0, 200) || null;
}
