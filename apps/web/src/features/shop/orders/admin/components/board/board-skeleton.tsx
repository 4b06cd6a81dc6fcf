import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { statusesInOrder } from '../../model/state-name';

export function BoardSkeleton() {
  const { t } = useTranslation('orders.admin');
  return (
    <div className="@container">
      <Loading label={t('board.loading')} className="grid gap-4 @4xl:grid-cols-4">
        {statusesInOrder.map((status, index) => (
          <Skeleton key={status} className={cx('h-80 rounded-card', index > 0 && 'hidden @4xl:block')} />
        ))}
      </Loading>
    </div>
  );
}
