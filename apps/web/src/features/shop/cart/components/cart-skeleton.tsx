import { useTranslation } from 'react-i18next';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

export function CartSkeleton() {
  const { t } = useTranslation('shop');
  return (
    <Loading label={t('cart.loading')} className="flex flex-col">
      {[1, 2].map((row) => (
        <div
          key={row}
          aria-hidden
          className="grid grid-cols-[6rem_1fr] gap-x-4 border-b border-line py-5 sm:grid-cols-[9rem_1fr_6rem] sm:gap-x-6"
        >
          <Skeleton className="aspect-16/10 w-full" />
          <span className="flex flex-col gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="h-11 w-36 rounded-full" />
          </span>
          <Skeleton className="hidden h-6 w-full sm:block" />
        </div>
      ))}
    </Loading>
  );
}
