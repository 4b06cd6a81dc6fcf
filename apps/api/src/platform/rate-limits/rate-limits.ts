import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@dronesoccer/contracts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/index.js';
import { Database } from '../database/index.js';
import { AppError } from '../errors/index.js';

/** One count of something: a call from a network, a mail to a recipient. */
export interface RateLimitUse {
  /** Identifies the limit's counters. */
  name: string;
  limit: RateLimit;
  /** What is counted separately: an address, an account, an inbox. */
  key: string;
}

/** Counts uses against limits, in Postgres, so all processes share the counters. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Counts each use, in order, until a limit is reached.
   *
   * @throws AppError COMMON_006, with the seconds to wait, when one is
   */
  async count(uses: readonly RateLimitUse[]): Promise<void> {
    for (const use of uses) {
      const refused = await this.consume(use);
      if (refused === null) continue;
      throw new AppError('COMMON_006', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) });
    }
  }

  /** Takes each use off its count. */
  async forgive(uses: readonly RateLimitUse[]): Promise<void> {
    for (const { name, limit, key } of uses) await this.limiter(name, limit).reward(`${name}:${key}`);
  }

  /** Counts one use, even beyond the limit. @returns false when the limit is reached */
  async take(name: string, limit: RateLimit, key: string): Promise<boolean> {
    return (await this.consume({ name, limit, key })) === null;
  }

  /** Uses counted under this key in its current period; 0 when it has expired. */
  async taken(name: string, limit: RateLimit, key: string): Promise<number> {
    return (await this.limiter(name, limit).get(`${name}:${key}`))?.consumedPoints ?? 0;
  }

  /** Null when the use is within its limit. */
  private async consume({ name, limit, key }: RateLimitUse): Promise<RateLimiterRes | null> {
    try {
      await this.limiter(name, limit).consume(`${name}:${key}`);
      return null;
    } catch (refused) {
      // The library rejects with its result when the limit is reached, and with an Error when it could not count.
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
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

/** The network behind an address: the IPv4 address, or the first 64 bits of an IPv6 one, whose rest its owner may choose. */
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
