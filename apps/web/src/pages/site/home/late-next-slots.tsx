import { loadAreas } from '@/lib/i18n/i18n';
import { late } from '@/lib/late';

/** Comes below the first screen, after what is on it; no one asked for it, so a failure is not announced. */
export const LateNextSlots = late(
  async () => {
    const [part] = await Promise.all([import('./next-slots'), loadAreas('slot')]);
    return part;
  },
  { isQuiet: true },
);
