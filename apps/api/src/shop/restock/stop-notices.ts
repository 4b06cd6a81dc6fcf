import { Injectable } from '@nestjs/common';
import type { RestockStoppedWire } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { stopNotices } from './restock-notices.queries.js';
import { StopLinks } from './stop-links.js';

/** Withdraws the consent of an address: none of its requests is emailed from then on. */
@Injectable()
export class StopNotices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: StopLinks,
  ) {}

  /** @throws AppError RESTOCK_001 if the token does not belong to this request, or the request was deleted */
  async stop(id: string, token: string | null): Promise<RestockStoppedWire> {
    if (!this.links.opens(id, token)) throw new AppError('RESTOCK_001');
    const stopped = await stopNotices(this.database, id, this.clock.now());
    if (stopped === null) throw new AppError('RESTOCK_001');
    return { stopped };
  }
}
