import { type Coordinates, parseCoordinates } from '@dronesoccer/domain';
import { AppError } from '../../platform/errors/index.js';

/**
 * Returns null if no position is given.
 * @throws AppError ARENA_005 if only one coordinate is given or either is invalid
 */
export function positionOf({ lat, lng }: { lat?: unknown; lng?: unknown }): Coordinates | null {
  if (lat === undefined && lng === undefined) return null;
  const position = parseCoordinates(lat, lng);
  if (position === null) throw new AppError('ARENA_005');
  return position;
}
