import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTableState } from '@/lib/table/use-table-state';
import { NewLink } from '@/features/common/admin/new-link';
import { WorkPage } from '@/features/common/admin/work-page';
import { paths } from '@/lib/dashboard-paths';
import { OrderBoard } from '../board/lazy-board';
import { orderTable } from '../../model/filters';
import { ViewSwitch } from '../view-switch';
import { OrderList } from './order-list';

/** All orders, as a list or (`?view=board`) as a board. */
export function OrdersPage() {
  const { t } = useTranslation('orders.admin');
  const [params] = useSearchParams();
  const state = useTableState(orderTable);
  const view = params.get('view') === 'board' ? 'board' : 'list';
  return (
    <WorkPage
      title={t('title')}
      text={t('lead')}
      action={
        <div className="flex flex-wrap items-center gap-3">
          <ViewSwitch view={view} />
          <NewLink to={paths.newOrder} label={t('desk.title')} />
        </div>
      }
    >
      {view === 'board' ? <OrderBoard state={state} /> : <OrderList state={state} />}
    </WorkPage>
  );
}
