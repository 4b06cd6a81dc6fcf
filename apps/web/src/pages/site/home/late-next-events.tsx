import { loadNamespaces } from '@/lib/i18n/i18n';
import { renderedPart } from '@/features/common/rendered-part';
import { nextEventsHeight } from './reserved-heights';
import type { SectionProps } from './section-text';

export const LateNextEvents = renderedPart<SectionProps>(
  async () => {
    const [part] = await Promise.all([import('./next-events'), loadNamespaces('events')]);
    return part;
  },
  { placeholder: <div className={nextEventsHeight} /> },
);
