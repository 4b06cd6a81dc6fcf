import { type CallQuery, isDay, overviewDays, type OverviewDays, patterns } from '@dronesoccer/contracts';

/** Reads the period from the address: `?days=7` or `?from=…&to=…`. Defaults to 30 days if there is no valid period. */
export function periodOf(search: URLSearchParams): CallQuery<'reports.admin.overview'> {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  return { days: overviewDays.find((days) => String(days) === search.get('days')) ?? usualDays };
}

const usualDays: OverviewDays = 30;

/** Reads the location from the address. */
export function placeOf(search: URLSearchParams): string | undefined {
  const id = search.get('locationId') ?? '';
  return patterns.uuid.test(id) ? id : undefined;
}

export type PeriodAndPlace = CallQuery<'reports.admin.overview'> & { locationId?: string | undefined };

/** Returns the query string of a period and a location. The default period is omitted. */
export function periodSearch({ days, from, to, locationId }: PeriodAndPlace): string {
  const query = new URLSearchParams({
    ...(from !== undefined && to !== undefined && { from, to }),
    ...(from === undefined && days !== undefined && days !== usualDays && { days: String(days) }),
    ...(locationId !== undefined && { locationId }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}
