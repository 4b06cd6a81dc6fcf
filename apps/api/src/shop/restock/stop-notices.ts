import { Injectable } from '@nestjs/common';
import type { RestockStoppedWire } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { stopNotices } from './restock-notices.queries.js';
import { StopLinks } from './stop-links.js';

/** Withdraws the consent of an address: nothing that it asked for is mailed any more. */
@Injectable()
export class StopNotices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: StopLinks,
  ) {}

  /** @throws AppError RESTOCK_001 when the token is not the one for this request, or the request is deleted */
  async stop(id: string, token: string | null): Promise<RestockStoppedWire> {
    if (!this.links.opens(id, token)) throw new AppError('RESTOCK_001');
    const stopped = await stopNotices(this.database, id, this.clock.now());
    if (stopped === null) throw new AppError('RESTOCK_001');
    return { stopped };
  }
}
