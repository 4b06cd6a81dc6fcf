import { type DaySlotWire, SlotState, SlotType } from '@dronesoccer/contracts';
import { ChevronDown, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { lazyComponent } from '@/lib/late';
import { formatWallSpan } from '@/lib/wall-time';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { attendance } from '../model/sheet';
import { DayBooking } from './day-booking';
import type { WalkInProps } from './walk-in';

const WalkIn = lazyComponent<WalkInProps>(() => import('./walk-in'), {
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
});

interface DaySlotProps {
  slot: DaySlotWire;
  /** The arena's name, if the page shows several arenas. */
  arena?: string | undefined;
  /** The slot is the first that is not over, which is expanded. */
  isFirst: boolean;
  /** A search expands every match. */
  isSearch: boolean;
}

/** A slot with its bookings. The header shows how many people are checked in and expands the list. */
export function DaySlot({ slot, arena, isFirst, isSearch }: DaySlotProps) {
  const { t } = useTranslation('day.admin');
  const locale = useLocale();
  const [isBooking, setBooking] = useState(false);
  const [isExpanded, setExpanded] = useExpanded(isFirst, isSearch);
  const { bookings, waiting, phase, can, capacity, taken, coachNames } = slot;
  const isTournament = slot.type === SlotType.TOURNAMENT;
  const counted = attendance(bookings);
  const time = formatWallSpan(slot.localStart, slot.localEnd, locale);
  return (
    <section
      aria-label={arena === undefined ? time : `${time}, ${arena}`}
      className="rounded-card border border-line bg-surface"
    >
      <details open={isExpanded} onToggle={({ currentTarget }) => setExpanded(currentTarget.open)} className="group">
        <summary className="flex min-h-16 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform duration-(--fast) group-open:rotate-180"
          />
          <h3 className="display-3 text-lg tabular-nums">{time}</h3>
          {arena !== undefined && <span className="font-semibold">{arena}</span>}
          {phase === 'now' && <Badge tone="ice">{t('phase.now')}</Badge>}
          {phase === 'over' && <Badge>{t('phase.over')}</Badge>}
          {slot.state === SlotState.CLOSED && <Badge>{t('closed')}</Badge>}
          {slot.type !== SlotType.GUEST && (
            <span className="text-muted max-sm:w-full max-sm:pl-9">{t(`types.${slot.type}`)}</span>
          )}
          {coachNames.length > 0 && (
            <span className="max-sm:w-full max-sm:pl-9">{t('coaches', { names: coachNames.join(', ') })}</span>
          )}
          <span className="flex flex-col max-sm:w-full max-sm:pl-9 sm:ml-auto sm:text-right">
            {counted.expected > 0 && (
              <span className="font-semibold tabular-nums">
                {t('inOf', { in: counted.in, count: counted.expected })}
              </span>
            )}
            <span className="text-sm text-muted tabular-nums">
              {t(isTournament ? 'takenTeams' : 'taken', { taken, count: capacity })}
            </span>
          </span>
        </summary>
        <div className="flex flex-col gap-4 border-t border-line px-4 py-4 sm:px-6">
          {bookings.length === 0 && <p className="text-muted">{t('noBookings')}</p>}
          {bookings.length > 0 && (
            <ul aria-label={t('bookings', { time })} className="-my-1 divide-y divide-line">
              {bookings.map((booking) => (
                <li key={booking.id} className="py-4 first:pt-1 last:pb-1">
                  <DayBooking booking={booking} isTeam={isTournament} can={can} />
                </li>
              ))}
            </ul>
          )}
          {waiting.length > 0 && (
            <section className="rounded-control bg-raised px-4 py-3">
              <h4 className="font-semibold">{t('waiting')}</h4>
              <ol className="mt-1">
                {waiting.map(({ id, name, phone, seats }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-4">
                    <span className="wrap-anywhere">{name}</span>
                    {!isTournament && <span className="text-muted">{t('seats', { count: seats })}</span>}
                    {phone && (
                      <TextLink to={`tel:${phone}`} className="inline-flex min-h-11 items-center tabular-nums">
                        {formatPhone(phone)}
                      </TextLink>
                    )}
                  </li>
                ))}
              </ol>
            </section>
          )}
          {can.book && (
            <Button variant="outline" className="self-start" onClick={() => setBooking(true)}>
              <UserPlus aria-hidden className="size-5" />
              {t('walkIn.open')}
            </Button>
          )}
        </div>
      </details>
      <WalkIn open={isBooking} slot={slot} onClose={() => setBooking(false)} />
    </section>
  );
}

/**
 * Expands a slot that becomes the first, and all slots during a search. A slot that ends stays expanded, because staff
 * may be taking a payment or showing a code in it.
 */
function useExpanded(isFirst: boolean, isSearch: boolean): [boolean, (isExpanded: boolean) => void] {
  const isWanted = isFirst || isSearch;
  const [known, setKnown] = useState({ isFirst, isSearch, isExpanded: isWanted });
  if (known.isFirst !== isFirst || known.isSearch !== isSearch) {
    const isStaying = known.isSearch === isSearch && known.isExpanded;
    setKnown({ isFirst, isSearch, isExpanded: isWanted || isStaying });
  }
  return [known.isExpanded, (isExpanded) => setKnown((now) => ({ ...now, isExpanded }))];
}
