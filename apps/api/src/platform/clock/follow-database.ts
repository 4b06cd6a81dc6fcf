import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/index.js';
import { Log } from '../logging/index.js';
import { Clock } from './clock.js';

const everyMs = 60_000;
/** Following a smaller difference would make the time jump for no gain. */
const tolerableMs = 500;
/** A larger difference means that the time service of the machine needs attention. */
const worryingMs = 5_000;

/** Makes the clock of this process follow the clock of the database, which all processes share. */
@Injectable()
export class FollowDatabase implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.compare();
    this.timer = setInterval(() => void this.compare(), everyMs).unref();
  }

  onModuleDestroy(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** Compares the clocks. Without the database, the last difference still applies. */
  async compare(): Promise<void> {
    const sentAt = Date.now();
    try {
      const sql = `SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`;
      const [row] = await this.database.query<{ ms: string }>(sql, [], 'clock-compare');
      const receivedAt = Date.now();
      const aheadMs = Math.round(Number(row?.ms) - (sentAt + receivedAt) / 2);
      // The database answered at an unknown moment between the two, so a slow answer proves only a large difference.
      const doubtMs = (receivedAt - sentAt) / 2;
      if (Math.abs(aheadMs - this.clock.aheadMs) < tolerableMs + doubtMs) return;
      this.clock.follow(aheadMs);
      if (Math.abs(aheadMs) > worryingMs)
        this.log.warn({ aheadMs }, 'the clock of this machine differs from the database');
    } catch (error) {
      this.log.warn({ error }, 'the clock could not be compared with the database');
    }
  }
}
