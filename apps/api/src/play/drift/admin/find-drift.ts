import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Locale, Page, SlotDriftWire } from '@dronesoccer/contracts';
import { type Drift, driftOf } from '@dronesoccer/domain/calendar';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, pageOf, type RequestedPage } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { Log } from '../../../platform/logging/index.js';
import { presentArenaSlot, type SlotRow } from '../../slots/index.js';
import { findDrift } from '../slot-drift.jobs.js';
import { type DriftingRow, storeDrift, listDrift } from './slot-drift.queries.js';

/**
 * Finds slots that were made with older zone data. The job runs daily and when a worker starts, because a new version
 * may bring new data.
 */
@Injectable()
export class FindDrift implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(findDrift, '40 8 * * *', () => this.find());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.roles.has('worker')) await this.jobs.enqueue(this.database, findDrift, {});
  }

  list(page: RequestedPage, locale: Locale): Promise<Page<SlotDriftWire>> {
    const now = this.clock.now();
    return pageOf(page, (slice) => listDrift(this.database, { now, locale }, slice), present);
  }

  private async find(): Promise<void> {
    const found = await storeDrift(this.database, this.clock.now());
    if (found > 0) this.log.warn({ slots: found }, 'clocks no longer show the time that slots were made for');
  }
}

/** Returns null if clocks show the slot's wall time at its instants. */
export const driftOfSlot = ({ timeZone, startsAt, endsAt, localStart, localEnd }: SlotRow): Drift | null =>
  driftOf(timeZone, { startsAt: new Date(startsAt), endsAt: new Date(endsAt), localStart, localEnd });

const times = ({ startsAt, endsAt, ...wall }: Drift['keepInstant']): SlotDriftWire['keepInstant'] => ({
  ...wall,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

function present({ slot, bookings }: DriftingRow): SlotDriftWire {
  const drift = driftOfSlot(slot);
  if (drift === null) throw new Error(`The slot ${slot.id} has not drifted`);
  const { minutes, keepWallTime, keepInstant } = drift;
  return {
    slot: presentArenaSlot(slot),
    ...{ minutes, bookings },
    keepWallTime: times(keepWallTime),
    keepInstant: times(keepInstant),
  };
}
