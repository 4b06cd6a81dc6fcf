import { renderedPart } from '@/features/common/rendered-part';
import { productHeight } from './reserved-heights';
import type { SectionProps } from './section-text';

export const LateProductOfWeek = renderedPart<SectionProps>(() => import('./product-of-week'), {
  placeholder: <div className={productHeight} />,
});
