import type { ProvinceCode } from '@dronesoccer/contracts';

/** One zone for each province: the one most of its people live in. */
const zones: Readonly<Record<ProvinceCode, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

const formats = new Map<ProvinceCode, Intl.DateTimeFormat>();

/**
 * The day on a province's calendar, `YYYY-MM-DD`: a new tax rate holds from midnight there. A clock rule that the
 * runtime does not know yet could at worst move that midnight by an hour on the day a rate changes.
 */
export function taxDay(province: ProvinceCode, now: Date): string {
  let format = formats.get(province);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zones[province], dateStyle: 'short' });
    formats.set(province, format);
  }
  return format.format(now);
}
