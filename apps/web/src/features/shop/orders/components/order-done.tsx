import { OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountInvitation, AwaitedPurchase, ConfirmedPurchase } from '@/features/common/purchase-done';
import { paths } from '@/lib/paths';
import { Card } from '@/ui/layout/card';
import { ButtonLink } from '@/ui/actions/link';
import { isJustPaid, paymentState } from '../model/order-state';
import { OrderDelivery } from './order-delivery';
import { OrderLines } from './order-lines';

interface OrderDoneProps {
  order: OrderWire;
  token: string | null;
  isSignedIn: boolean;
  /** The payment controls, shown while the order is unpaid. */
  payment: ReactNode;
}

/** The page after the payment provider: the confirmation, or what is still missing. */
export function OrderDone({ order, token, isSignedIn, payment }: OrderDoneProps) {
  const { t } = useTranslation('orders');
  const state = paymentState(order);
  const link = token === null ? paths.order(order.id) : `${paths.order(order.id)}?token=${encodeURIComponent(token)}`;
  return (
    <div className="flex flex-col gap-8">
      <div role="status">
        {state === 'paid' && <Confirmation order={order} />}
        {state === 'waiting' && <AwaitedPurchase title={t('done.waiting')} text={t('done.waitingText')} />}
        {state === 'cancelled' && <CancelledOrder order={order} />}
      </div>
      {(state === 'failed' || state === 'unpaid') && payment}
      {state === 'paid' && !isSignedIn && (
        <AccountInvitation
          title={t('done.register')}
          text={t('done.registerText', { email: order.email })}
          action={t('done.registerAction')}
          purchase={link}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <Card>
          <OrderLines order={order} />
        </Card>
        <Card className="flex flex-col gap-5">
          <OrderDelivery order={order} />
          <OrderLinks link={link} />
        </Card>
      </div>
    </div>
  );
}

function Confirmation({ order }: { order: OrderWire }) {
  const { status, number, email } = order;
  const { t } = useTranslation('orders');
  const [now] = useState(() => Date.now());
  const title = t(status === OrderStatus.SHIPPED ? 'done.shipped' : 'done.paid');
  return (
    <ConfirmedPurchase title={title} number={number} className="pt-8 pb-24 sm:pt-10 sm:pb-28">
      <p className="lead mt-4 max-w-2xl wrap-anywhere">
        {t(isJustPaid(order, now) ? 'done.mail' : 'done.mailed', { email })}
      </p>
    </ConfirmedPurchase>
  );
}

function CancelledOrder({ order }: { order: OrderWire }) {
  const { t } = useTranslation('orders');
  return (
    <div className="flex flex-col items-start gap-4 rounded-card bg-raised p-6">
      <div>
        <p className="display-3">{t('done.cancelled', { number: order.number })}</p>
        <p className="mt-1 text-muted">{t('done.cancelledText')}</p>
      </div>
      <ButtonLink to={paths.shop}>{t('mine.toShop')}</ButtonLink>
    </div>
  );
}

function OrderLinks({ link }: { link: string }) {
  const { t } = useTranslation('orders');
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={link} variant="outline">
        {t('done.order')}
      </ButtonLink>
      <ButtonLink to={paths.shop} variant="quiet">
        {t('done.shop')}
      </ButtonLink>
    </div>
  );
}
