import type { StockPointWire } from '@dronesoccer/contracts';

/** Groups stock points by kind: a warehouse has no location, an arena has one. */
export const byKind = <Point extends StockPointWire>(points: readonly Point[]) => ({
  warehouses: points.filter(({ locationId }) => locationId === null),
  arenas: points.filter(({ locationId }) => locationId !== null),
});
