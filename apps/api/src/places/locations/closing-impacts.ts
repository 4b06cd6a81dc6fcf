import { Injectable } from '@nestjs/common';
import type { PlaceImpact } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

/** The impact of taking places off the site; amounts in cents. */
type ImpactRow = Omit<PlaceImpact, 'paid'> & { paidCents: number };

/** Reads what one feature has at the given locations from now on. */
type ReadImpact = (executor: Executor, locationIds: readonly string[], now: Date) => Promise<Partial<ImpactRow>>;

/**
 * Features with commitments at locations register here, because locations do not depend on any feature: arenas, orders
 * and inventory do, each in its `closing-impact.ts`. `admin/manage-locations.ts` closes the location.
 */
@Injectable()
export class ClosingImpacts {
  private readonly contributions: ReadImpact[] = [];

  register(contribution: ReadImpact): void {
    this.contributions.push(contribution);
  }

  /** Returns the contributions of all features. Each figure comes from one feature. */
  async at(executor: Executor, locationIds: readonly string[], now: Date): Promise<ImpactRow> {
    const impact: ImpactRow = { waiting: 0, paidCents: 0, stockPieces: 0, openPickups: 0 };
    for (const read of this.contributions) Object.assign(impact, await read(executor, locationIds, now));
    return impact;
  }
}
