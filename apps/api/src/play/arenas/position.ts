import { type Coordinates, parseCoordinates } from '@dronesoccer/domain';
import { AppError } from '../../platform/errors/index.js';

/** Null without a position. @throws AppError ARENA_005 for half of one, or one that is none */
export function positionOf({ lat, lng }: { lat?: unknown; lng?: unknown }): Coordinates | null {
  if (lat === undefined && lng === undefined) return null;
  const position = parseCoordinates(lat, lng);
  if (position === null) throw new AppError('ARENA_005');
  return position;
}
