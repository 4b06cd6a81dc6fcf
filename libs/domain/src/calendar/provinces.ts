import type { ProvinceCode } from '@dronesoccer/contracts';
import { dayAt } from './zones.ts';

/** One zone per province: the one most of its people live in. Each of our locations has a zone of its own. */
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

/** The zone that a province's people are told times in, as far as no location is known. */
export const provinceZone = (province: ProvinceCode): string => zones[province];

/** The calendar day in a province at an instant, `YYYY-MM-DD`: a new tax rate applies from midnight there. */
export const provinceDay = (province: ProvinceCode, at: Date): string => dayAt(zones[province], at);

/** The calendar day on the Pacific coast, which is never later than elsewhere in Canada. */
export const pacificDay = (at: Date): string => dayAt(zones.BC, at);
