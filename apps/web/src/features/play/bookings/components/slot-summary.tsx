import type { ArenaSlotWire } from '@dronesoccer/contracts';
import { CalendarDays, Clock, MapPin, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallDay, formatWallSpan, zoneName } from '@/lib/wall-time';
import { slotTypes } from '../model/offer';

/** The slot's time and place, in the arena's wall time with its zone, and the coaches who agreed to be named. */
export function SlotSummary({ slot }: { slot: ArenaSlotWire }) {
  const { t } = useTranslation(['bookings', 'slots']);
  const locale = useLocale();
  const { arena, localStart, localEnd, timeZone, coaches } = slot;
  const { name, location } = arena;
  return (
    <dl className="flex flex-col gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
        <CalendarDays aria-hidden className="mt-0.5 size-5 text-muted" />
        <dt className="sr-only">{t('when.day')}</dt>
        <dd className="font-semibold first-letter:uppercase">{formatWallDay(localStart, locale)}</dd>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
        <Clock aria-hidden className="mt-0.5 size-5 text-muted" />
        <dt className="sr-only">{t('when.time')}</dt>
        <dd>
          <span className="block font-semibold tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</span>
          <span className="block text-sm text-muted">
            {zoneName(timeZone, locale)} · {t(`slots:type.${slotTypes[slot.type]}`)}
          </span>
        </dd>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
        <MapPin aria-hidden className="mt-0.5 size-5 text-muted" />
        <dt className="sr-only">{t('when.where')}</dt>
        <dd className="wrap-anywhere">
          <span className="block font-semibold">
            {location.city} · {name}
          </span>
          <span className="block text-sm text-muted">
            {location.address}, {location.province} {location.postalCode}
          </span>
        </dd>
      </div>
      {coaches.length > 0 && (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
          <UserRound aria-hidden className="mt-0.5 size-5 text-muted" />
          <dt className="sr-only">{t('when.coach')}</dt>
          <dd className="wrap-anywhere">{t('slots:coach', { names: coaches.join(', ') })}</dd>
        </div>
      )}
    </dl>
  );
}
