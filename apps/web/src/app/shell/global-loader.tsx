import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { useIsLoading } from '@/lib/loader';

/**
 * Two lights that cross the top of the page during a request or a navigation. They appear after a delay, so that they
 * do not flash for quick ones.
 */
export function GlobalLoader() {
  const { t } = useTranslation('common');
  const isCalling = useIsLoading();
  const isChangingPage = useNavigation().state === 'loading';
  if (!isCalling && !isChangingPage) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="pointer-events-none fixed inset-x-0 top-0 z-[70] h-1 animate-[appear-late_320ms_both] overflow-hidden"
    >
      <span className="absolute inset-y-0 w-2/3 animate-[pass_1.3s_linear_infinite] rounded-full bg-linear-to-r from-transparent to-light-red" />
      <span className="absolute inset-y-0 w-2/3 animate-[pass_1.3s_linear_0.65s_infinite_both] rounded-full bg-linear-to-r from-transparent to-light-ice" />
    </div>
  );
}
