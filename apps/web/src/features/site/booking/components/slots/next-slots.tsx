import type { ArenaSlotWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallSpan, formatWallWeekday } from '@/lib/wall-time';
import { ButtonLink, Link } from '@/ui/actions/link';
import { SlotPrices } from './slot-card';
import { leftWords } from '../../model/offer';

export interface NextSlotsProps {
  slots: readonly ArenaSlotWire[];
  /** A place is chosen, so the nearest come first. */
  isNear: boolean;
}

/** The next times that can be booked, as a row of cards. */
export function NextSlots({ slots, isNear }: NextSlotsProps) {
  const { t } = useTranslation('slot');
  return (
    <section className="page-width section-space flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="display-2">{t(isNear ? 'strip.title' : 'strip.titleAnywhere')}</h2>
        <ButtonLink to={paths.findArena} variant="outline">
          {t('strip.all')}
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {slots.map((slot) => (
          <li key={slot.id}>
            <NextSlot slot={slot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextSlot({ slot }: { slot: ArenaSlotWire }) {
  const { t } = useTranslation('slot');
  const locale = useLocale();
  const { id, localStart, localEnd, seatsLeft, arena, distanceKm } = slot;
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-5 transition-[border-color,box-shadow] duration-(--medium) ease-flight hover:border-ice hover:shadow-lift">
      <h3 className="font-display text-lg font-bold first-letter:uppercase">
        <Link to={paths.book(id)} className="after:absolute after:inset-0 after:rounded-card">
          {formatWallWeekday(localStart, locale)}
        </Link>
      </h3>
      <p className="font-semibold tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</p>
      <p className="text-sm text-muted">
        {arena.location.city}, {arena.name}
        {distanceKm !== undefined && ` · ${t('distance', { distance: formatNumber(Math.round(distanceKm), locale) })}`}
      </p>
      <p className="mt-auto flex items-baseline gap-1.5 pt-2">
        <span className="numeral text-3xl">{seatsLeft}</span>
        <span className="text-sm text-muted">{t(leftWords(slot).left, { count: seatsLeft })}</span>
      </p>
      <SlotPrices slot={slot} />
    </article>
  );
}
