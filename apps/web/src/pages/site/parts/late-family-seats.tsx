import type { FamilySeatsProps } from '@/features/club/families';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';

/** The seats for a signed-in customer and their children. The code and texts load after the form is shown. */
export const LateFamilySeats = lazyComponent<FamilySeatsProps>(
  async () => {
    const [part] = await Promise.all([import('./family-seats'), loadNamespaces('families')]);
    return part;
  },
  { isQuiet: true },
);
