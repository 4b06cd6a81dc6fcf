import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { nextSlotsHeight } from './reserved-heights';
import type { SectionProps } from './section-text';

/**
 * The code, texts and slots load after the first screen. Visitors did not ask for them, so a failure is not announced.
 */
export const LateNextSlots = lazyComponent<SectionProps>(
  async () => {
    const [part] = await Promise.all([import('./next-slots'), loadNamespaces('slot')]);
    return part;
  },
  { isQuiet: true, placeholder: <div className={nextSlotsHeight} /> },
);
