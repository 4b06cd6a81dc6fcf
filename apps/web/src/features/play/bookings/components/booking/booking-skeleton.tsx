import { useTranslation } from 'react-i18next';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/**
 * The placeholder of a loading booking. It is a separate module because the earlier steps need nothing else of the
 * booking page.
 */
export function BookingSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <Loading label={t('loading')} className="flex flex-col gap-6">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-12 w-2/3" />
      <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </Loading>
  );
}
