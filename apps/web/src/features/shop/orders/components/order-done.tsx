import { OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { Card } from '@/ui/layout/card';
import { ButtonLink } from '@/ui/actions/link';
import { Spinner } from '@/ui/feedback/spinner';
import { Trail } from '@/ui/layout/trail';
import { paymentState } from '../model/order-state';
import { OrderDelivery } from './order-delivery';
import { OrderLines } from './order-lines';

export interface OrderDoneProps {
  order: OrderWire;
  token: string | null;
  isSignedIn: boolean;
  /** The payment controls, shown while the order is unpaid. */
  payment: ReactNode;
}

/** The page after the payment provider: the confirmation, or what is still missing. */
export function OrderDone({ order, token, isSignedIn, payment }: OrderDoneProps) {
  const state = paymentState(order);
  const link = token === null ? paths.order(order.id) : `${paths.order(order.id)}?token=${encodeURIComponent(token)}`;
  return (
    <div className="flex flex-col gap-8">
      <div role="status">
        {state === 'paid' && <Confirmation order={order} />}
        {state === 'waiting' && <Waiting />}
        {state === 'cancelled' && <Cancelled order={order} />}
      </div>
      {(state === 'failed' || state === 'unpaid') && payment}
      {state === 'paid' && !isSignedIn && <Invitation order={order} link={link} />}
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
  const { t } = useTranslation('orders');
  return (
    <div className="night relative isolate overflow-hidden rounded-card border border-line px-6 py-8 sm:px-10 sm:py-12">
      <Trail
        animated
        shape="rise"
        className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 w-full opacity-60"
      />
      <p className="flex items-center gap-3 font-bold text-good">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        {t(order.status === OrderStatus.SHIPPED ? 'done.shipped' : 'done.paid')}
      </p>
      <p className="numeral mt-4 text-[clamp(1.5rem,0.8rem+3.4vw,3.25rem)]">{order.number}</p>
      <p className="lead mt-4 max-w-2xl">{t('done.mail', { email: order.email })}</p>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('orders');
  return (
    <div className="flex items-start gap-4 rounded-card bg-raised p-6">
      <Spinner className="mt-1 text-ice" />
      <div>
        <p className="display-3">{t('done.waiting')}</p>
        <p className="mt-1 text-muted">{t('done.waitingText')}</p>
      </div>
    </div>
  );
}

function Cancelled({ order }: { order: OrderWire }) {
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

/** Invites a guest to create an account in order to find the order later. No account is required. */
function Invitation({ order, link }: { order: OrderWire; link: string }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <section className="rounded-card border-2 border-ice p-5 sm:p-7">
      <h2 className="display-3">{t('done.register')}</h2>
      <p className="mt-1 text-muted">{t('done.registerText', { email: order.email })}</p>
      <ButtonLink
        to={`${paths.register}?redirect=${encodeURIComponent(localPath(link, locale))}`}
        variant="ice"
        className="mt-4"
      >
        {t('done.registerAction')}
      </ButtonLink>
    </section>
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
