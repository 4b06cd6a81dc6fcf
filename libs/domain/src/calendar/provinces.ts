import { type ProvinceCode, provinceZones } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';
import { dayAt, dayStartIn } from './zones.ts';

/** Returns the zone in which most of a province's people live. It applies where no location is known. */
export const provinceZone = (province: ProvinceCode): string => provinceZones[province][0];

/** Returns the calendar day in a province at an instant, `YYYY-MM-DD`. A new tax rate applies from midnight there. */
export const provinceDay = (province: ProvinceCode, at: Date): string => dayAt(provinceZone(province), at);

/** Returns the calendar day on the Pacific coast, which is never later than elsewhere in Canada. */
export const pacificDay = (at: Date): string => dayAt(provinceZone('BC'), at);

/** Returns the instant at which a calendar day (`YYYY-MM-DD`) has ended everywhere in Canada. */
export const dayEndInCanada = (day: string): Date => dayStartIn(provinceZone('BC'), addDays(day, 1));
