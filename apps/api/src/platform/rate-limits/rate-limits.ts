import { createHmac, hkdfSync } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@dronesoccer/contracts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/index.js';
import { Clock } from '../clock/index.js';
import { Database, withGenericPlan } from '../database/index.js';
import { AppError } from '../errors/index.js';

/** One use that counts against a limit: a call from a network, an email to a recipient. */
export interface RateLimitUse {
  /** Identifies the limit's counters. */
  name: string;
  limit: RateLimit;
  /** The owner of the counter: an address, an account, an inbox. */
  key: string;
}

/** A pause is a separate counter, which is full immediately and expires at the end of the pause. */
const onePause: RateLimit = { points: 1, seconds: 1 };

/** In seconds. */
const firstPause = 5;

/** The milliseconds of 2001-09-09. A larger number in a statement of the library is a time, and no count of points. */
const earliestTime = 1_000_000_000_000;

interface CounterRow {
  expire?: string | number | null;
}

interface Attempt {
  isRefused: boolean;
  result: RateLimiterRes;
}

/** Returns milliseconds; at least one for a refused use, even if its period is just ending. */
const waitOf = ({ isRefused, result }: Attempt): number => (isRefused ? Math.max(1, result.msBeforeNext) : 0);

/** The library rejects with its result if the limit is reached, and with an Error if it could not count. */
async function attempt(consuming: Promise<RateLimiterRes>): Promise<Attempt> {
  try {
    return { isRefused: false, result: await consuming };
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { isRefused: true, result: refused };
    throw refused;
  }
}

/** Counts uses against limits in Postgres, so that all processes share the counters. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly secret: Buffer;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.secret = Buffer.from(hkdfSync('sha256', config.auth.tokenPeppers[0], '', 'rate limits', 32));
  }

  /** Returns a counter's key in the table. It is a keyed hash, so the table reveals no email and no network address. */
  counterOf({ name, key }: Pick<RateLimitUse, 'name' | 'key'>): string {
    return `${name}:${createHmac('sha256', this.secret).update(key).digest('base64url')}`;
  }

  private pauseOf(use: RateLimitUse): string {
    return `pause:${this.counterOf(use)}`;
  }

  /**
   * Counts each use, in order, until a limit is reached. During a pause nothing is counted.
   *
   * @throws AppError COMMON_006, with the seconds to wait, if a limit is reached or requires a pause
   */
  async count(uses: readonly RateLimitUse[]): Promise<void> {
    const paused = uses.filter(({ limit }) => limit.longestPause !== undefined).map((use) => this.pauseOf(use));
    const waitMs = (paused.length > 0 && (await this.longestPause(paused))) || (await this.countEach(uses));
    if (waitMs > 0) throw new AppError('COMMON_006', { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) });
  }

  /** Removes each use from its count and ends the pause that it started. */
  async uncount(uses: readonly RateLimitUse[]): Promise<void> {
    for (const use of uses) {
      const { name, limit } = use;
      await this.limiter(name, limit).reward(this.counterOf(use));
      if (limit.longestPause !== undefined) await this.limiter(name, onePause).delete(this.pauseOf(use));
    }
  }

  /**
   * Counts one use, even beyond the limit.
   * @returns false if the limit is reached
   */
  async take(name: string, limit: RateLimit, key: string): Promise<boolean> {
    return !(await this.consume({ name, limit, key })).isRefused;
  }

  /** Returns the uses counted under this key in its current period; 0 if the period has expired. */
  async taken(name: string, limit: RateLimit, key: string): Promise<number> {
    return (await this.limiter(name, limit).get(this.counterOf({ name, key })))?.consumedPoints ?? 0;
  }

  /** @returns the ms to wait before the next attempt; 0 if every use is within its limit */
  private async countEach(uses: readonly RateLimitUse[]): Promise<number> {
    for (const use of uses) {
      const counted = await this.consume(use);
      const waitMs = use.limit.longestPause === undefined ? waitOf(counted) : await this.pause(use, counted.result);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  /**
   * Once the points are used up, each use starts a pause twice as long as the previous one. If several uses arrive at
   * once, one starts the pause and the others have to wait.
   *
   * @returns the ms to wait; 0 if the use is admitted
   */
  private async pause(use: RateLimitUse, { consumedPoints }: RateLimiterRes): Promise<number> {
    const { name, limit } = use;
    const beyond = consumedPoints - this.pointsOf(limit);
    if (beyond < 0) return 0;
    const seconds = Math.min(limit.longestPause ?? 0, firstPause * 2 ** beyond);
    return waitOf(
      await attempt(this.limiter(name, onePause).consume(this.pauseOf(use), 1, { customDuration: seconds })),
    );
  }

  /** @returns the ms until the last of these pauses ends; 0 if there is none */
  private async longestPause(keys: readonly string[]): Promise<number> {
    const now = Date.now() + this.clock.aheadMs;
    const [row] = await this.database.query<{ expire: string | null }>(
      `SELECT max(expire) AS expire
         FROM ${withGenericPlan('unnest($1::text[]) each (key)', '$3')} paused JOIN rate_limits USING (key) WHERE expire > $2`,
      [keys, now, keys.length],
      'rate-limit-pauses',
    );
    return row?.expire ? Number(row.expire) - now : 0;
  }

  private consume(use: RateLimitUse): Promise<Attempt> {
    return attempt(this.limiter(use.name, use.limit).consume(this.counterOf(use)));
  }

  private pointsOf({ points }: RateLimit): number {
    return Math.max(1, Math.round(points * this.config.http.rateLimitFactor));
  }

  private limiter(name: string, limit: RateLimit): RateLimiterPostgres {
    const id = `${name}:${limit.points}:${limit.seconds}`;
    let limiter = this.limiters.get(id);
    if (limiter === undefined) {
      limiter = new RateLimiterPostgres({
        storeClient: {
          query: async ({ name: statement, text, values }: { name?: string; text: string; values: unknown[] }) => {
            const rows = await this.database.query<CounterRow>(text, this.shared(values), statement);
            return { rows: rows.map((row) => this.local(row)), rowCount: rows.length };
          },
        },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: '',
        points: limit === onePause ? 1 : this.pointsOf(limit),
        duration: limit.seconds,
      });
      this.limiters.set(id, limiter);
    }
    return limiter;
  }

  /** The library writes times of this process; the table holds times of the database, which all processes share. */
  private shared(values: readonly unknown[]): unknown[] {
    const { aheadMs } = this.clock;
    return values.map((value) => (typeof value === 'number' && value >= earliestTime ? value + aheadMs : value));
  }

  private local(row: CounterRow): CounterRow {
    const { expire } = row;
    return expire ? { ...row, expire: Number(expire) - this.clock.aheadMs } : row;
  }
}

/**
 * Returns the network of an address: the IPv4 address, or the first 64 bits of an IPv6 address, because its owner may
 * choose the rest.
 */
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
