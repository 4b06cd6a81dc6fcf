import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/index.js';

/** Prepares what a feature needs at a new location, in the transaction that creates it. */
type Preparation = (tx: Tx, locationId: string) => Promise<void>;

/** Features that need something at each location register here, because locations know none of them. */
@Injectable()
export class NewLocations {
  private readonly preparations: Preparation[] = [];

  register(preparation: Preparation): void {
    this.preparations.push(preparation);
  }

  async prepare(tx: Tx, locationId: string): Promise<void> {
    for (const prepare of this.preparations) await prepare(tx, locationId);
  }
}
