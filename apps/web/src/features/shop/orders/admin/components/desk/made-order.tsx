import type { DeskOrderWire } from '@dronesoccer/contracts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { PaymentLink } from '../payment-link';

/** The order that was just made, with its payment link. */
export function MadeOrder({ order, onNext }: { order: DeskOrderWire; onNext: () => void }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { id, number, email, total, paymentLink, expiresAt } = order;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div className="flex flex-col gap-4 rounded-card border-2 border-good p-5 sm:p-6">
        <h2 ref={title} tabIndex={-1} className="display-3 flex items-center gap-3 outline-none">
          <CircleCheck aria-hidden className="size-7 shrink-0 text-good" />
          {t('desk.made.title', { number, total: formatMoney(total, locale) })}
        </h2>
        <p className="wrap-anywhere">{t(paymentLink === null ? 'desk.made.paid' : 'desk.made.mailed', { email })}</p>
        {paymentLink !== null && expiresAt !== null && <PaymentLink link={paymentLink} expiresAt={expiresAt} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboardOrder(id)}>{t('desk.made.open')}</ButtonLink>
        <Button variant="outline" onClick={onNext}>
          {t('desk.made.next')}
        </Button>
      </div>
    </div>
  );
}
