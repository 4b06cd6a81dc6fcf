import type { AdminOrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CustomerCard } from './customer-card';
import { DeliveryCard } from './delivery-card';
import { MailsCard } from './mails-card';
import { NotesCard } from './notes-card';
import { OrderGoods } from './order-goods';
import { OrderHeader } from './order-header';
import { PaymentLink } from '../payment-link';
import { PaymentsCard } from './payments-card';
import { Section } from './section';
import { ReturnsCard } from './returns-card';
import { TimelineCard } from './timeline-card';

/** The page of an order. Items that need a response come before purely informative ones. */
export function OrderView({ order }: { order: AdminOrderWire }) {
  return (
    <>
      <OrderHeader order={order} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <PaymentLinkCard order={order} />
          <ReturnsCard order={order} />
          <OrderGoods order={order} />
          <PaymentsCard order={order} />
          <NotesCard order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CustomerCard order={order} />
          <DeliveryCard order={order} />
          <MailsCard order={order} />
          <TimelineCard order={order} />
        </div>
      </div>
    </>
  );
}

/** The link of an order that staff made, while it waits for its payment. */
function PaymentLinkCard({ order: { paymentLink, expiresAt } }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  if (paymentLink === null || expiresAt === null) return null;
  return (
    <Section title={t('desk.link.title')}>
      <PaymentLink link={paymentLink} expiresAt={expiresAt} />
    </Section>
  );
}

export function OrderViewSkeleton() {
  const { t } = useTranslation('orders.admin');
  return (
    <Loading label={t('order.loading')} className="flex flex-col gap-5">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="h-11 w-full max-w-xl" />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </Loading>
  );
}
