import { type BookingWire, CancelReason } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';

/** The note on a cancelled booking: the amount refunded or kept, and a link to the arena's other times. */
export function CancelledNote({ booking }: { booking: BookingWire }) {
  const { t } = useTranslation('bookings');
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-5">
      <p className="max-w-prose">{useOutcome(booking)}</p>
      <ButtonLink to={paths.arena(booking.slot.arenaId)}>{t('cancelled.others')}</ButtonLink>
    </div>
  );
}

function useOutcome(booking: BookingWire): string {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { cancelReason, refunds, forfeited, total } = booking;
  // A payment that came too late is refunded, so the amount is shown instead.
  if (cancelReason === CancelReason.EXPIRED && refunds.length === 0)
    return t(total === 0 ? 'expired.freeText' : 'expired.text');
  const refunded = refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const parts = [
    ...(refunded > 0 ? [t('cancelled.refunded', { amount: formatMoney(refunded, locale) })] : []),
    ...(forfeited > 0 ? [t('cancelled.forfeited', { amount: formatMoney(forfeited, locale) })] : []),
  ];
  return parts.length === 0 ? t('cancelled.nothing') : parts.join(' ');
}
