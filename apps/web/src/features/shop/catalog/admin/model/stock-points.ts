import type { StockPointWire } from '@dronesoccer/contracts';

/** Stock points by what they are: a warehouse has no location; the shelves of arenas come after it. */
export const byKind = <Point extends StockPointWire>(points: readonly Point[]) => ({
  warehouses: points.filter(({ locationId }) => locationId === null),
  arenas: points.filter(({ locationId }) => locationId !== null),
});
