import { lazyComponent } from '@/lib/late';
import type { DoorFactProps } from './door-fact';

/** The dates and prices load when the doors come into view. Visitors did not ask for them, so a failure is not announced. */
export const LateDoorFact = lazyComponent<DoorFactProps>(() => import('./door-fact'), { isQuiet: true });
