import { limits } from '@dronesoccer/contracts';
import { daysBetween } from '@dronesoccer/domain';
import { AppError } from '../../platform/errors/index.js';
import { isDay } from '../../platform/http/index.js';

/** A range of calendar days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** @throws AppError ARENA_006 if a day is invalid, `from` is after `to`, or there are more than `max` days */
export function daysOf({ from, to }: { from: unknown; to: unknown }, max: number = limits.slotDaysMax): Days {
  if (!isDay(from) || !isDay(to) || from > to || daysBetween(from, to) >= max) throw new AppError('ARENA_006');
  return { from, to };
}
