import { SlotState, SlotType, type WaitlistEntryWire, WaitlistState } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlotSummary } from '../slot-summary';
import { formatDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import type { EntryKey } from '../../api/waitlist';
import { LeaveWaitlist } from './leave-waitlist';

interface WaitlistPlaceProps {
  entry: WaitlistEntryWire;
  entryKey: EntryKey;
}

/**
 * The state of a waitlist entry and the next step: to the payment of an offer, to the booking, or back to the arena.
 */
export function WaitlistPlace({ entry, entryKey }: WaitlistPlaceProps) {
  const { t } = useTranslation('waitlist');
  const { state, slot, seats } = entry;
  const [now] = useState(() => Date.now());
  const isOpen = state === WaitlistState.WAITING || state === WaitlistState.OFFERED;
  // Customers who left the list know it, and those with a booking see the cancellation there.
  const isCancelled = slot.state === SlotState.CANCELLED && (isOpen || state === WaitlistState.PASSED);
  const isOver = slot.state === SlotState.CANCELLED || Date.parse(slot.startsAt) <= now;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <h1 className="display-2">{t(`${isCancelled ? 'cancelled' : stateNames[state]}.title`)}</h1>
      <div role="status" className="lead">
        {isCancelled ? (
          <p>{t('cancelled.text')}</p>
        ) : isOpen && isOver ? (
          <p>{t('over')}</p>
        ) : (
          <HowItStands entry={entry} />
        )}
      </div>
      <Card className="flex flex-col gap-4">
        <SlotSummary slot={slot} />
        {slot.type !== SlotType.TOURNAMENT && <p className="font-semibold">{t('seats', { count: seats })}</p>}
      </Card>
      <div className="flex flex-wrap gap-3">
        <WayOn entry={entry} isOver={isOver} />
        {isOpen && !isOver && <LeaveWaitlist entry={entry} entryKey={entryKey} />}
      </div>
    </div>
  );
}

const stateNames = {
  [WaitlistState.WAITING]: 'waiting',
  [WaitlistState.OFFERED]: 'offered',
  [WaitlistState.BOOKED]: 'booked',
  [WaitlistState.LEFT]: 'left',
  [WaitlistState.PASSED]: 'passed',
} as const;

function HowItStands({ entry: { state, slot, seats, position, booking, email } }: { entry: WaitlistEntryWire }) {
  const { t } = useTranslation('waitlist');
  const locale = useLocale();
  if (state === WaitlistState.WAITING) {
    const ahead = (position ?? 1) - 1;
    return (
      <>
        <p className="font-bold">{ahead === 0 ? t('waiting.next') : t('waiting.ahead', { count: ahead })}</p>
        <p className="text-muted wrap-anywhere">{t('waiting.text', { email })}</p>
      </>
    );
  }
  if (state === WaitlistState.OFFERED) {
    const until = booking?.expiresAt;
    if (!until) return null;
    const when = formatDateTime(until, locale);
    return (
      <p>
        {slot.type === SlotType.TOURNAMENT ? t('offered.team', { when }) : t('offered.text', { count: seats, when })}
      </p>
    );
  }
  if (state === WaitlistState.BOOKED) return <p>{t('booked.text')}</p>;
  return <p>{t(state === WaitlistState.LEFT ? 'left.text' : 'passed.text')}</p>;
}

function WayOn({ entry: { state, slot, booking }, isOver }: { entry: WaitlistEntryWire; isOver: boolean }) {
  const { t } = useTranslation('waitlist');
  const token = booking?.accessToken ?? null;
  if (booking && state === WaitlistState.OFFERED) {
    return (
      <ButtonLink to={paths.payBooking(booking.id, token)}>
        {t(booking.isFree ? 'offered.confirm' : 'offered.pay')}
      </ButtonLink>
    );
  }
  if (booking && state === WaitlistState.BOOKED) {
    return <ButtonLink to={paths.booking(booking.id, token)}>{t('booked.view')}</ButtonLink>;
  }
  const hasEnded = state === WaitlistState.LEFT || state === WaitlistState.PASSED;
  return (
    <>
      {hasEnded && !isOver && <ButtonLink to={paths.joinWaitlist(slot.id)}>{t('again')}</ButtonLink>}
      <ButtonLink variant="outline" to={`${paths.arena(slot.arenaId)}?day=${slot.localStart.slice(0, 10)}`}>
        {t('other')}
      </ButtonLink>
    </>
  );
}

export function WaitlistSkeleton() {
  const { t } = useTranslation('waitlist');
  return (
    <Loading label={t('loading')} className="flex max-w-2xl flex-col gap-6">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  );
}
