import { renderedPart } from '@/features/common/rendered-part';
import type { DoorFactProps } from './door-fact';

export const LateDoorFact = renderedPart<DoorFactProps>(() => import('./door-fact'), {
  className: 'mt-auto min-h-13 pt-1 font-semibold text-pretty text-ice',
});
