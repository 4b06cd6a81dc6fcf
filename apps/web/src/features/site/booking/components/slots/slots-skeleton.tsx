import { useTranslation } from 'react-i18next';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** As many columns as a week has; on a narrow screen one. */
export function SlotsSkeleton() {
  const { t } = useTranslation('slot');
  return (
    <Loading label={t('loading')} className="grid grid-cols-1 gap-2 lg:grid-cols-7">
      {Array.from({ length: 7 }, (_, day) => (
        <span key={day} className={day > 0 ? 'flex flex-col gap-2 max-lg:hidden' : 'flex flex-col gap-2'}>
          <Skeleton className="h-8" />
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </span>
      ))}
    </Loading>
  );
}
