import { type ProvinceCode, provinceZones } from '@dronesoccer/contracts';
import { dayAt } from './zones.ts';

/** The zone that most of a province's people live in: times there are said in it where no location is known. */
export const provinceZone = (province: ProvinceCode): string => provinceZones[province][0];

/** The calendar day in a province at an instant, `YYYY-MM-DD`: a new tax rate applies from midnight there. */
export const provinceDay = (province: ProvinceCode, at: Date): string => dayAt(provinceZone(province), at);

/** The calendar day on the Pacific coast, which is never later than elsewhere in Canada. */
export const pacificDay = (at: Date): string => dayAt(provinceZone('BC'), at);
