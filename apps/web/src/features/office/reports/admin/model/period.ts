import { type CallQuery, overviewDays, type OverviewDays } from '@dronesoccer/contracts';
import { isDay } from '@/lib/table/filter-fields';

/** Reads the period from the address: `?days=7` or `?from=…&to=…`. Defaults to 30 days if there is no valid period. */
export function periodOf(search: URLSearchParams): CallQuery<'reports.admin.overview'> {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  return { days: overviewDays.find((days) => String(days) === search.get('days')) ?? usualDays };
}

const usualDays: OverviewDays = 30;

/** Returns the query string of a period. The default period is omitted. */
export function periodSearch({ days, from, to }: CallQuery<'reports.admin.overview'>): string {
  if (from !== undefined && to !== undefined) return `?from=${from}&to=${to}`;
  return days === undefined || days === usualDays ? '' : `?days=${days}`;
}
