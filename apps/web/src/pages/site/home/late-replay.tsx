import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { ArenaPlan } from '../parts/arena-plan';

/** The plan stands in for the replay until its code and texts have loaded, and for good where no script runs. */
export const LateReplay = lazyComponent(
  async () => {
    const [{ Replay }] = await Promise.all([import('./replay/replay'), loadNamespaces('replay')]);
    return { default: Replay };
  },
  { isQuiet: true, placeholder: <ArenaPlan size={40} className="w-full" /> },
);
