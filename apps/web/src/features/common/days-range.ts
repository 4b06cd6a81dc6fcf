import type { DeliveryDaysWire } from '@dronesoccer/contracts';

/** Returns a number of days as text: `2–7`, or `3` if both ends are the same. */
export const daysRange = ({ min, max }: DeliveryDaysWire): string => (min < max ? `${min}–${max}` : String(max));
