import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OrderBoard, OrderList, orderTable, ViewSwitch } from '@/features/shop/orders/admin';
import { useTableState } from '@/lib/table/use-table-state';
import { WorkPage } from '../parts/work-page';

/** All orders, as a list or (`?view=board`) as a board. */
export default function OrdersPage() {
  const { t } = useTranslation('orders.admin');
  const [params] = useSearchParams();
  const state = useTableState(orderTable);
  const view = params.get('view') === 'board' ? 'board' : 'list';
  return (
    <WorkPage title={t('title')} text={t('lead')} action={<ViewSwitch view={view} />}>
      {view === 'board' ? <OrderBoard state={state} /> : <OrderList state={state} />}
    </WorkPage>
  );
}
