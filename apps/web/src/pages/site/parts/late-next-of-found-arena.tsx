import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';

/** Only a search that finds an arena loads the code of prices and seats. */
export const LateNextOfFoundArena = lazyComponent<{ arenaId: string }>(
  async () => {
    const [part] = await Promise.all([import('./next-of-found-arena'), loadNamespaces('slots')]);
    return part;
  },
  { isQuiet: true },
);
