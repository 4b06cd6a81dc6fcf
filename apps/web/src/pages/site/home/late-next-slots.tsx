import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { WhenSeen } from '@/ui/layout/when-seen';
import type { NextSlotsProps } from './next-slots';
import type { SectionProps } from './section-text';
import { SlotsPlaceholder } from './slots-placeholder';

const LoadedNextSlots = lazyComponent<NextSlotsProps>(
  async () => {
    const [part] = await Promise.all([import('./next-slots'), loadNamespaces('slots')]);
    return part;
  },
  { isQuiet: true, placeholder: ({ placeholder }) => placeholder },
);

/**
 * The code, texts and slots load when the section comes near the viewport. The server does not render them, because a
 * booking may fill a slot at any time. Visitors did not ask for them, so a failure is not announced.
 */
export function LateNextSlots(props: SectionProps) {
  const placeholder = <SlotsPlaceholder {...props} />;
  return (
    <WhenSeen className="w-full" before={placeholder}>
      <LoadedNextSlots {...props} placeholder={placeholder} />
    </WhenSeen>
  );
}
