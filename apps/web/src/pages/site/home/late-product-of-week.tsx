import { lazyComponent } from '@/lib/late';
import { productHeight } from './reserved-heights';
import type { SectionProps } from './section-text';

/** The code and the product load after the first screen. Visitors did not ask for it, so a failure is not announced. */
export const LateProductOfWeek = lazyComponent<SectionProps>(() => import('./product-of-week'), {
  isQuiet: true,
  placeholder: <div className={productHeight} />,
});
