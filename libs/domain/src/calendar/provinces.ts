import { type ProvinceCode, provinceZones } from '@dronesoccer/contracts';
import { dayAt } from './zones.ts';

/** The calendar day in a province at an instant, `YYYY-MM-DD`: a new tax rate applies from midnight there. */
export const provinceDay = (province: ProvinceCode, at: Date): string => dayAt(provinceZones[province][0], at);

/** The calendar day on the Pacific coast, which is never later than elsewhere in Canada. */
export const pacificDay = (at: Date): string => dayAt(provinceZones.BC[0], at);
