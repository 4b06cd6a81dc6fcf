import { Injectable } from '@nestjs/common';

/**
 * The current time, as a port, so that tests can set it. It is the time of the database, so that processes whose clocks
 * differ agree on holds, tokens, limits and jobs.
 */
@Injectable()
export class Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** The milliseconds by which the clock of the database is ahead of the clock of this process. */
  get aheadMs(): number {
    return this.ahead;
  }

  /** Follows the database from now on, whose clock is this many milliseconds ahead. */
  follow(aheadMs: number): void {
    this.ahead = aheadMs;
  }
}
