import type { DeliveryDaysWire, ProductDeliveryWire } from '@dronesoccer/contracts';

/** Returns the shortest and the longest delivery time of all provinces, or null if none is promised. */
export function deliveryRange(zones: readonly ProductDeliveryWire[]): DeliveryDaysWire | null {
  const days = zones.flatMap((zone) => zone.days ?? []);
  if (days.length === 0) return null;
  return { min: Math.min(...days.map(({ min }) => min)), max: Math.max(...days.map(({ max }) => max)) };
}

/** Returns where the product ships. */
export function deliveryReach(zones: readonly ProductDeliveryWire[]): 'everywhere' | 'partly' | 'nowhere' {
  const served = zones.filter(({ problem }) => problem === null);
  if (served.length === 0) return 'nowhere';
  return served.length === zones.length ? 'everywhere' : 'partly';
}
