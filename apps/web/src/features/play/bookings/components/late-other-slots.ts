import { createElement } from 'react';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { OtherSlotsProps } from './other-slots';

/** The cards of other slots, whose code most bookings do not need. */
export const LateOtherSlots = lazyComponent<OtherSlotsProps>(
  async () => ({ default: (await import('./other-slots')).OtherSlots }),
  { placeholder: createElement(Skeleton, { className: 'h-48 rounded-card' }) },
);
