import { createHmac, hkdfSync } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@dronesoccer/contracts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/index.js';
import { Database, plannedOnce } from '../database/index.js';
import { AppError } from '../errors/index.js';

/** One count of something: a call from a network, a mail to a recipient. */
export interface RateLimitUse {
  /** Identifies the limit's counters. */
  name: string;
  limit: RateLimit;
  /** What is counted separately: an address, an account, an inbox. */
  key: string;
}

/** A pause is a counter of its own, which is full at once and expires when the pause is over. */
const onePause: RateLimit = { points: 1, seconds: 1 };

/** Seconds. */
const firstPause = 5;

interface Attempt {
  isRefused: boolean;
  result: RateLimiterRes;
}

/** Milliseconds; at least one for what was refused, though its period ends this very moment. */
const waitOf = ({ isRefused, result }: Attempt): number => (isRefused ? Math.max(1, result.msBeforeNext) : 0);

/** The library rejects with its result when the limit is reached, and with an Error when it could not count. */
async function attempt(consuming: Promise<RateLimiterRes>): Promise<Attempt> {
  try {
    return { isRefused: false, result: await consuming };
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { isRefused: true, result: refused };
    throw refused;
  }
}

/** Counts uses against limits, in Postgres, so all processes share the counters. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly secret: Buffer;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {
    this.secret = Buffer.from(hkdfSync('sha256', config.auth.tokenPepper, '', 'rate limits', 32));
  }

  /** The key of a counter in the table. It is a keyed hash, so the table reveals no email and no network address. */
  counterOf({ name, key }: Pick<RateLimitUse, 'name' | 'key'>): string {
    return `${name}:${createHmac('sha256', this.secret).update(key).digest('base64url')}`;
  }

  private pauseOf(use: RateLimitUse): string {
    return `pause:${this.counterOf(use)}`;
  }

  /**
   * Counts each use, in order, until a limit is reached. During a pause nothing is counted.
   *
   * @throws AppError COMMON_006, with the seconds to wait, when a limit is reached or asks for a pause
   */
  async count(uses: readonly RateLimitUse[]): Promise<void> {
    const paused = uses.filter(({ limit }) => limit.longestPause !== undefined).map((use) => this.pauseOf(use));
    const waitMs = (paused.length > 0 && (await this.longestPause(paused))) || (await this.countEach(uses));
    if (waitMs > 0) throw new AppError('COMMON_006', { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) });
  }

  /** Takes each use off its count, and ends the pause that it began. */
  async forgive(uses: readonly RateLimitUse[]): Promise<void> {
    for (const use of uses) {
      const { name, limit } = use;
      await this.limiter(name, limit).reward(this.counterOf(use));
      if (limit.longestPause !== undefined) await this.limiter(name, onePause).delete(this.pauseOf(use));
    }
  }

  /** Counts one use, even beyond the limit. @returns false when the limit is reached */
  async take(name: string, limit: RateLimit, key: string): Promise<boolean> {
    return !(await this.consume({ name, limit, key })).isRefused;
  }

  /** Uses counted under this key in its current period; 0 when it has expired. */
  async taken(name: string, limit: RateLimit, key: string): Promise<number> {
    return (await this.limiter(name, limit).get(this.counterOf({ name, key })))?.consumedPoints ?? 0;
  }

  /** @returns ms to wait before the next try; 0 when every use is within its limit */
  private async countEach(uses: readonly RateLimitUse[]): Promise<number> {
    for (const use of uses) {
      const counted = await this.consume(use);
      const waitMs = use.limit.longestPause === undefined ? waitOf(counted) : await this.pause(use, counted.result);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  /**
   * From the last of its points on, each use begins a pause, twice as long as the one before. Of uses that arrive at once,
   * one begins it and the others have to wait.
   *
   * @returns ms to wait; 0 when the use is admitted
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

  /** @returns ms until the last of these pauses is over; 0 when none runs */
  private async longestPause(keys: readonly string[]): Promise<number> {
    const now = Date.now();
    const [row] = await this.database.query<{ expire: string | null }>(
      `SELECT max(expire) AS expire
         FROM ${plannedOnce('unnest($1::text[]) each (key)', '$3')} paused JOIN rate_limits USING (key) WHERE expire > $2`,
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
            const rows = await this.database.query(text, values, statement);
            return { rows, rowCount: rows.length };
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
