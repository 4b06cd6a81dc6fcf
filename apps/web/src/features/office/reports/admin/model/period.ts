import { type CallQuery, overviewDays, type OverviewDays } from '@dronesoccer/contracts';
import { isDay } from '@/lib/table/filter-fields';

/** What the address says of the period: `?days=7`, or `?from=…&to=…`; 30 days when it says nothing fitting. */
export function periodOf(search: URLSearchParams): CallQuery<'reports.admin.overview'> {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  return { days: overviewDays.find((days) => String(days) === search.get('days')) ?? usualDays };
}

const usualDays: OverviewDays = 30;

/** The address of a period; the usual one is not written. */
export function periodSearch({ days, from, to }: CallQuery<'reports.admin.overview'>): string {
  if (from !== undefined && to !== undefined) return `?from=${from}&to=${to}`;
  return days === undefined || days === usualDays ? '' : `?days=${days}`;
}
