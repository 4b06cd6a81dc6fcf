import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/index.js';

/** Prepares a feature's data for a new location, in the transaction that creates the location. */
type Preparation = (tx: Tx, locationId: string) => Promise<void>;

/** Features that need data for each location register here, because locations do not depend on any feature. */
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
