import type { JoinNoteProps } from '@/features/club/memberships';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';

/** A note about the member price. The code and texts load after the price is known. */
export const LateJoinNote = lazyComponent<JoinNoteProps>(
  async () => {
    const [part] = await Promise.all([import('./join-note'), loadNamespaces('memberships')]);
    return part;
  },
  { isQuiet: true },
);
