import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { nextEventsHeight } from './reserved-heights';
import type { SectionProps } from './section-text';

/**
 * The code, texts and events load after the first screen. Visitors did not ask for them, so a failure is not announced.
 */
export const LateNextEvents = lazyComponent<SectionProps>(
  async () => {
    const [part] = await Promise.all([import('./next-events'), loadNamespaces('events')]);
    return part;
  },
  { isQuiet: true, placeholder: <div className={nextEventsHeight} /> },
);
