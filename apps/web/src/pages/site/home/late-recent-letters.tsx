import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { recentLettersRoom } from './recent-letters-room';

/**
 * The code, texts and issues load after the first screen. Visitors did not ask for them, so a failure is not announced.
 */
export const LateRecentLetters = lazyComponent(
  async () => {
    const [part] = await Promise.all([import('./recent-letters'), loadNamespaces('letters')]);
    return part;
  },
  { isQuiet: true, placeholder: <div className={recentLettersRoom} /> },
);
