import { type Impact, type ImpactedBookingWire, SlotType, type SlotWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatMoney, formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { type SlotChange, useImpact, useSlotChange } from '../../api/use-slot-change';
import { slotText } from '../../model/words';
import { CancelReason, type CancelReasonTexts } from './cancel-reason';

interface ImpactDialogProps {
  slot: Pick<SlotWire, 'id' | 'localStart' | 'localEnd' | 'type'>;
  change: SlotChange;
  onClose: () => void;
  /** Called after the change was made. */
  onDone: () => void;
}

/** Shows the impact of cancelling or moving a slot before it is done: the customers, their refunds and their emails. */
export function ImpactDialog({ slot, change, onClose, onDone }: ImpactDialogProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const found = useImpact(slot.id, change);
  const { work, renewed, confirmation, error } = useSlotChange(slot.id, change, (changed) => {
    const slotName = slotText(changed, locale);
    notify({ type: 'success', message: t(change ? 'impact.moved' : 'impact.cancelled', { slot: slotName }) });
    onDone();
  });
  const [reason, setReason] = useState<CancelReasonTexts>({ en: '', fr: '' });
  const impact = renewed ?? (found.isFetching ? undefined : found.data);
  const count = impact?.bookings.length ?? 0;
  const failure = error ?? found.error;
  const words = useWords(slot, change, count);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      width="medium"
      title={words.title}
      text={words.text}
      keepLabel={t('impact.keep')}
      confirmLabel={words.confirm}
      onConfirm={() => impact && work.mutate({ fingerprint: impact.fingerprint, reason })}
      pending={work.isPending}
      disabled={!impact}
      failure={<FormAlert>{renewed ? t('impact.renewed') : failure && errorMessage(failure)}</FormAlert>}
    >
      {impact ? (
        <>
          <AffectedPeople
            impact={impact}
            isCancelled={change === null}
            isTournament={slot.type === SlotType.TOURNAMENT}
          />
          {change === null && count + impact.waiting > 0 && <CancelReason reason={reason} onChange={setReason} />}
        </>
      ) : (
        !failure && (
          <Loading label={t('impact.loading')} className="flex flex-col gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )
      )}
      {confirmation}
    </ConfirmDialog>
  );
}

/** Returns the question and the button's label. */
function useWords(slot: ImpactDialogProps['slot'], change: SlotChange, count: number) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const from = slotText(slot, locale);
  if (change === null) {
    return {
      title: t('impact.cancelTitle'),
      text: t('impact.cancelText', { slot: from }),
      confirm: count === 0 ? t('cancel.action') : t('impact.cancelConfirm', { count }),
    };
  }
  if ('keep' in change) {
    const isWallTime = change.keep === 'wallTime';
    return {
      title: t(isWallTime ? 'drift.wallTimeTitle' : 'drift.instantTitle'),
      text: t(isWallTime ? 'drift.wallTimeText' : 'drift.instantText', { slot: from }),
      confirm: count === 0 ? t('drift.confirmNone') : t('drift.confirm', { count }),
    };
  }
  return {
    title: t('impact.moveTitle'),
    text: t('impact.moveText', { from, to: slotText(change, locale) }),
    confirm: count === 0 ? t('moveTo.action') : t('impact.moveConfirm', { count }),
  };
}

interface TouchedProps {
  impact: Impact;
  isCancelled: boolean;
  /** True if the bookings are teams instead of seats. */
  isTournament: boolean;
}

function AffectedPeople({ impact: { bookings, refundTotal, waiting }, isCancelled, isTournament }: TouchedProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  return (
    <>
      {bookings.length === 0 ? (
        <p>{t('impact.none')}</p>
      ) : (
        <ul aria-label={t('impact.who')} className="divide-y divide-line border-y border-line">
          {bookings.map((booking) => (
            <Booker key={booking.id} booking={booking} isTeam={isTournament} />
          ))}
        </ul>
      )}
      {refundTotal > 0 && (
        <p className="mt-4 flex items-baseline justify-between gap-4 font-bold">
          {t('impact.refundTotal')}
          <span className="numeral text-2xl">{formatMoney(refundTotal, locale)}</span>
        </p>
      )}
      {waiting > 0 && (
        <p className="mt-4 text-muted">
          {t(isCancelled ? 'impact.waitingEnds' : 'impact.waiting', { count: waiting })}
        </p>
      )}
    </>
  );
}

function Booker({
  booking: { number, contact, seats, isHeld, paid, refund, notice },
  isTeam,
}: {
  booking: ImpactedBookingWire;
  isTeam: boolean;
}) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const money = isHeld ? t('bookings.held') : t('impact.paid', { amount: formatMoney(paid, locale) });
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{contact.fullName}</span>
        <span className="block text-sm wrap-anywhere text-muted">
          {contact.email || (contact.phone && formatPhone(contact.phone))}
        </span>
        <span className="block text-sm text-muted">
          {[number, isTeam ? t('bookings.oneTeam') : t('bookings.seats', { count: seats }), money].join(' · ')}
        </span>
      </span>
      <span className="sm:text-right">{t(`impact.told.${notice}`, { amount: formatMoney(refund, locale) })}</span>
    </li>
  );
}
