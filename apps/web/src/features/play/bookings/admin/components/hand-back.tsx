import { type AdminBookingWire, RefundStatus } from '@dronesoccer/contracts';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useHandBack } from '../api/use-booking-changes';

/** A refund of a payment at the desk, which waits until staff have handed the money back. */
export function HandBack({ booking: { id, refunds, contact } }: { booking: AdminBookingWire }) {
  const { t } = useTranslation('bookings.admin');
  const locale = useLocale();
  const [asked, setAsked] = useState<string | null>(null);
  const handBack = useHandBack(id, () => {
    notify({ type: 'success', message: t('handBack.done') });
    setAsked(null);
  });
  const ask = (refundId: string) => {
    handBack.reset();
    setAsked(refundId);
  };
  const waiting = refunds.filter(({ atDesk, status }) => atDesk && status !== RefundStatus.DONE);
  const amount = formatMoney(waiting.find((refund) => refund.id === asked)?.amount ?? 0, locale);
  return (
    <>
      {waiting.map((refund) => (
        <Button key={refund.id} variant="outline" className="mt-3 self-start" onClick={() => ask(refund.id)}>
          <HandCoins aria-hidden className="size-5" />
          {t('handBack.action', { amount: formatMoney(refund.amount, locale) })}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('handBack.title', { amount })}
        text={t('handBack.text', { name: contact.fullName })}
        confirmLabel={t('handBack.confirm')}
        keepLabel={t('handBack.notYet')}
        onConfirm={() => asked !== null && handBack.mutate(asked)}
        pending={handBack.isPending}
        error={handBack.error}
      />
    </>
  );
}
