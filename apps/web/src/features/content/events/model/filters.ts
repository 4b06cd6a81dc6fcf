import { isDay, isProvinceCode, type ProvinceCode } from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';

export interface EventFilters {
  province: ProvinceCode | null;
  /** `YYYY-MM`, of the venue's calendar. */
  month: string | null;
}

/** The number of months that visitors can choose from. */
const monthsAhead = 12;

/** Parses the filters in the address. Invalid values are ignored. */
export function parseEventFilters(query: URLSearchParams): EventFilters {
  const [province, month] = [query.get('province'), query.get('month')];
  return {
    province: isProvinceCode(province) ? province : null,
    month: month !== null && isDay(`${month}-01`) ? month : null,
  };
}

/** Returns the English path of a page of the filtered list. */
export function eventListPath({ province, month }: EventFilters, page = 1): string {
  const query = new URLSearchParams({
    ...(province !== null && { province }),
    ...(month !== null && { month }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? paths.event : `${paths.event}?${query}`;
}

/** Returns the first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/**
 * Returns the months to choose from: the next twelve, beginning with the visitor's current one, and the chosen month if
 * an old address names another. `now` is null until the browser's clock is known.
 */
export function monthsToChoose(now: Date | null, chosen: string | null): string[] {
  const months = chosen === null ? [] : [chosen];
  if (now !== null) {
    for (let at = 0; at < monthsAhead; at += 1) {
      months.push(new Date(Date.UTC(now.getFullYear(), now.getMonth() + at)).toISOString().slice(0, 7));
    }
  }
  return [...new Set(months)].sort();
}
