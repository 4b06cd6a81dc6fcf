import type { ProvinceCode } from './provinces.ts';

/**
 * The time zones (IANA names) in use in each province; the one with the most inhabitants comes first. These are names
 * only; the server's calendar knows the rules.
 */
export const provinceZones: Readonly<Record<ProvinceCode, readonly [string, ...string[]]>> = {
  AB: ['America/Edmonton'],
  BC: ['America/Vancouver', 'America/Edmonton', 'America/Creston', 'America/Dawson_Creek', 'America/Fort_Nelson'],
  MB: ['America/Winnipeg'],
  NB: ['America/Moncton'],
  NL: ['America/St_Johns', 'America/Goose_Bay'],
  NS: ['America/Halifax', 'America/Glace_Bay'],
  NT: ['America/Yellowknife', 'America/Inuvik'],
  NU: ['America/Iqaluit', 'America/Rankin_Inlet', 'America/Resolute', 'America/Cambridge_Bay'],
  ON: ['America/Toronto', 'America/Winnipeg', 'America/Atikokan'],
  PE: ['America/Halifax'],
  QC: ['America/Toronto', 'America/Blanc-Sablon', 'America/Halifax'],
  SK: ['America/Regina', 'America/Swift_Current', 'America/Edmonton'],
  YT: ['America/Whitehorse', 'America/Dawson'],
};

export const canadianZones: readonly string[] = [...new Set(Object.values(provinceZones).flat())].sort();
