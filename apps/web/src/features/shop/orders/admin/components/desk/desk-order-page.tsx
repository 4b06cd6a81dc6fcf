import type { DeskOrderWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkPage } from '@/features/common/admin/work-page';
import { paths } from '@/lib/dashboard-paths';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { DeskOrderForm } from './desk-order-form';
import { MadeOrder } from './made-order';

/** Makes an order for a customer, who pays by a link. */
export function DeskOrderPage() {
  const { t } = useTranslation('orders.admin');
  const [made, setMade] = useState<DeskOrderWire | null>(null);
  return (
    <WorkPage title={t('desk.title')} text={made === null ? t('desk.lead') : undefined}>
      <Breadcrumbs trail={[{ label: t('order.back'), to: paths.dashboardOrders }, { label: t('desk.title') }]} />
      {made === null ? <DeskOrderForm onMade={setMade} /> : <MadeOrder order={made} onNext={() => setMade(null)} />}
    </WorkPage>
  );
}
