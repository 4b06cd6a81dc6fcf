import { type Locale, type ReceivedQuery, staffLimits } from '@dronesoccer/contracts';
import { addDays, daysBetween } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import type { Bind } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';

/** The filter for the slots that are counted. */
export interface FiguresFilter extends Pick<
  ReceivedQuery<'arenaFigures.admin.get'>,
  'arenaId' | 'locationId' | 'companyId'
> {
  /** The first and last day at the arenas, both included. */
  from: string;
  to: string;
  scope: CompanyScope;
  /** The language of the arenas' names. */
  locale: Locale;
  now: Date;
}

const usualDays = 30;

/** @throws AppError REPORT_001 if there are too many days, or the end is before the beginning */
export function figureDays(
  { from, to }: ReceivedQuery<'arenaFigures.admin.get'>,
  now: Date,
): { from: string; to: string } {
  const last = to ?? (from === undefined ? organisationDay(now) : addDays(from, usualDays - 1));
  const first = from ?? addDays(last, 1 - usualDays);
  const count = daysBetween(first, last) + 1;
  if (!(count >= 1 && count <= staffLimits.reportDaysMax)) throw new AppError('REPORT_001');
  return { from: first, to: last };
}

/**
 * Returns SQL for the filtered slots `s` with their arena `a` and location `l`. The days are compared with the wall
 * time, whatever the zone. The instants span a day more at each end and exist only for the index. OFFSET 0 makes
 * PostgreSQL search arena by arena, so the cost depends on the requested days and not on all past slots.
 */
export function countedSlots({ from, to, scope, ...ids }: FiguresFilter, bind: Bind): string {
  const params = companyParams(scope).map(bind);
  const all = [
    companySql('l.company_id', Number(params[0]?.slice(1))),
    `left(s.local_start, 10) BETWEEN ${bind(from)} AND ${bind(to)}`,
    ...(ids.arenaId === undefined ? [] : [`a.id = ${bind(ids.arenaId)}::uuid`]),
    ...(ids.locationId === undefined ? [] : [`a.location_id = ${bind(ids.locationId)}::uuid`]),
    ...(ids.companyId === undefined ? [] : [`l.company_id = ${bind(ids.companyId)}::uuid`]),
  ];
  return `arenas a JOIN locations l ON l.id = a.location_id CROSS JOIN LATERAL (
      SELECT * FROM class_slots s
       WHERE s.arena_id = a.id AND s.starts_at >= ${bind(`${from}T00:00Z`)}::timestamptz
         AND s.starts_at < ${bind(`${addDays(to, 2)}T00:00Z`)}::timestamptz
      OFFSET 0) s
    WHERE ${all.join(' AND ')}`;
}

/** The statement for one table. Its text contains only the filters that are set. */
export interface Statement {
  text: string;
  params: unknown[];
}
