import { type DayBookingWire, DeskMethod } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MethodChoice } from '@/features/common/admin/method-choice';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { usePayAtDesk } from '../api/use-day-changes';

interface PayAtDeskProps {
  open: boolean;
  booking: DayBookingWire;
  onClose: () => void;
  /** Called after the payment, when the dialog has closed. */
  onPaid?: () => void;
}

/** Takes the payment of a held booking. */
export function PayAtDesk({ open, booking: { id, name, number, owed }, onClose, onPaid }: PayAtDeskProps) {
  const { t } = useTranslation('day.admin');
  const locale = useLocale();
  const [method, setMethod] = useState<DeskMethod>(DeskMethod.CARD);
  const amount = formatMoney(owed, locale);
  const pay = usePayAtDesk(id, () => {
    notify({ type: 'success', message: t('pay.done', { amount, number }) });
    onClose();
    onPaid?.();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('pay.title', { amount })}
      text={t('pay.text', { name, number })}
      confirmLabel={t('pay.action', { amount })}
      onConfirm={() => pay.mutate({ method, expectedTotal: owed })}
      pending={pay.isPending}
      error={pay.error}
    >
      <MethodChoice method={method} onChange={setMethod} />
    </ConfirmDialog>
  );
}
