import type { EntryRowWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { kindIn, type KindName, kindOf, type OrderedKind, orderedKindOf } from '@/features/common/admin/content/kinds';
import { GoneDrawer, LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { OrderForm } from './order-form';

/** The drawer in which editors order questions, pictures of the gallery or sections of the home page. */
export function OrderDrawer() {
  const { t } = useTranslation('content.admin');
  const name = kindIn(useParams()['kind']);
  const kind = orderedKindOf(name);
  if (kind === null)
    return <GoneDrawer title={t('order.title')} text={t('order.fixed')} backTo={paths.contentKind(name)} />;
  return <LoadedOrder key={kindOf[name]} name={name} kind={kind} />;
}

function LoadedOrder({ name, kind }: { name: KindName; kind: OrderedKind }) {
  const { t } = useTranslation('content.admin');
  const order = useQuery({ ...callQuery('content.admin.order', { query: { kind } }), gcTime: 0 });
  return (
    <LoadedDrawer query={order} title={t('order.title')} backTo={paths.contentKind(name)}>
      {(entries: EntryRowWire[]) => <OrderForm name={name} kind={kind} entries={entries} />}
    </LoadedDrawer>
  );
}
