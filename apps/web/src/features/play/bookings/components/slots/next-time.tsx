import type { SlotWire } from '@dronesoccer/contracts';
import { BookingUserType } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRoundMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useSession } from '@/lib/session/use-session';
import { formatWallTime, formatWallWeekday } from '@/lib/wall-time';
import { dayOfSlot, todayAt, addDays } from '../../model/calendar';
import { priceFor } from '../../model/slot-price';
import { SeatsBar } from './seats-bar';

/** The next open time of an arena in one line, `Next: tomorrow 4:00 p.m., from $35`, above its free seats. */
export function NextTime({ slot }: { slot: SlotWire | undefined }) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const { user } = useSession();
  const dayName = useDayName();
  if (!slot) return <p className="text-sm text-muted">{t('nextTime.none')}</p>;
  const price = priceFor(slot, user?.user_type ?? BookingUserType.GUEST);
  const when = `${dayName(slot)} ${formatWallTime(slot.localStart, locale)}`;
  return (
    <>
      <p className="font-semibold">
        {price === null
          ? t('nextTime.when', { when })
          : t('nextTime.price', { when, price: formatRoundMoney(price.amount, locale) })}
      </p>
      <SeatsBar slot={slot} />
    </>
  );
}

/** Returns `today`, `tomorrow`, or the weekday with its date, in the arena's local time. */
function useDayName(): (slot: SlotWire) => string {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  return (slot) => {
    const today = todayAt(slot.offset, now);
    if (dayOfSlot(slot) === today) return t('nextTime.today');
    if (dayOfSlot(slot) === addDays(today, 1)) return t('nextTime.tomorrow');
    return formatWallWeekday(slot.localStart, locale);
  };
}
