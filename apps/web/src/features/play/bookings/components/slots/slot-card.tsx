import { type ArenaSlotWire, BookingUserType, type SlotWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatKm, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { formatWallSpan, formatWallTime, formatWallWeekday } from '@/lib/wall-time';
import { Link, TextLink } from '@/ui/actions/link';
import { availabilityOf, canWaitFor, leftWords } from '../../model/offer';
import { memberSaving, priceFor } from '../../model/slot-price';
import { SeatsBar } from './seats-bar';
import { SlotPriceText } from './slot-price-text';
import { TypeMark } from './type-mark';

interface SlotCardProps {
  slot: SlotWire & Partial<Pick<ArenaSlotWire, 'arena' | 'distanceKm'>>;
  /**
   * The current time in milliseconds. Slots that have begun by then are over. The default is the time of the first
   * render.
   */
  now?: number;
  /** True if the card is below a heading that names the day, so that its own heading shows only the time. */
  isInDay?: boolean;
}

/**
 * A bookable time: day, time, place, free seats, the visitor's price and the action. The whole card links to the
 * booking.
 */
export function SlotCard({ slot, now, isInDay = false }: SlotCardProps) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const [mountedAt] = useState(() => Date.now());
  const state = availabilityOf(slot, now ?? mountedAt);
  const isFree = state === 'free';
  const { localStart, localEnd } = slot;
  const when = `${formatWallWeekday(localStart, locale)}, ${formatWallSpan(localStart, localEnd, locale)}`;
  const Heading = isInDay ? 'h4' : 'h3';
  const heading = <SlotTime slot={slot} isInDay={isInDay} />;
  return (
    <article
      className={cx(
        'group @container relative h-full rounded-control border-2',
        isInDay ? 'p-3' : 'p-4 sm:p-5',
        isFree
          ? 'border-line bg-surface transition-[border-color,box-shadow] duration-(--fast) hover:border-ice hover:shadow-lift'
          : 'border-dashed border-line text-muted',
      )}
    >
      <div className="flex h-full flex-col gap-2 @md:flex-row @md:items-center @md:gap-5">
        <div className="flex min-w-0 grow flex-col items-start gap-1.5">
          <Heading className="max-w-full text-[0.9375rem]">
            {isFree ? (
              <Link
                to={paths.book(slot.id)}
                aria-label={t('book', { when: `${when}, ${t(leftWords(slot), { count: slot.seatsLeft })}` })}
                className="block after:absolute after:inset-0 after:rounded-control"
              >
                {heading}
              </Link>
            ) : (
              heading
            )}
          </Heading>
          <SlotPlace slot={slot} />
          {slot.coaches.length > 0 && <p className="text-sm">{t('coach', { names: slot.coaches.join(', ') })}</p>}
          <TypeMark type={slot.type} />
        </div>
        {isFree ? (
          <>
            <SeatsBar slot={slot} className="@md:w-36 @md:shrink-0" />
            <SlotOffer slot={slot} />
          </>
        ) : (
          <SlotState slot={slot} state={state} now={now ?? mountedAt} when={when} />
        )}
      </div>
    </article>
  );
}

function SlotTime({ slot: { localStart, localEnd }, isInDay }: { slot: SlotWire; isInDay: boolean }) {
  const locale = useLocale();
  if (!isInDay) {
    return (
      <>
        <span className="block font-display text-lg font-bold first-letter:uppercase">
          {formatWallWeekday(localStart, locale)}
        </span>{' '}
        <span className="block font-semibold tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</span>
      </>
    );
  }
  return (
    <>
      <span className="font-bold tabular-nums">{formatWallTime(localStart, locale)}</span>
      <span className="text-[0.8125rem] whitespace-nowrap text-muted tabular-nums">
        {'\u00a0'}– {formatWallTime(localEnd, locale)}
      </span>
    </>
  );
}

function SlotPlace({ slot: { arena, distanceKm } }: Pick<SlotCardProps, 'slot'>) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  if (!arena) return null;
  return (
    <p className="text-sm text-muted">
      {arena.location.city}, {arena.name}
      {distanceKm !== undefined && (
        <span className="whitespace-nowrap"> · {t('distance', { distance: formatKm(distanceKm, locale) })}</span>
      )}
    </p>
  );
}

/** The price and the action. Keyboard and screen reader users use the card's link instead. */
function SlotOffer({ slot }: Pick<SlotCardProps, 'slot'>) {
  const { t } = useTranslation('slots');
  const { user } = useSession();
  const locale = useLocale();
  const userType = user?.user_type ?? BookingUserType.GUEST;
  const price = priceFor(slot, userType);
  const saving = memberSaving(slot, userType);
  return (
    <p className="mt-auto flex flex-col justify-between gap-3 @[11rem]:flex-row @[11rem]:items-center @md:mt-0 @md:w-52 @md:shrink-0">
      {price && (
        <span>
          <SlotPriceText price={price} />
          {saving > 0 && (
            <span className="block text-[0.8125rem] font-semibold text-ice">
              {t('memberSaves', { amount: formatMoney(saving, locale) })}
            </span>
          )}
        </span>
      )}
      <span
        aria-hidden
        className="rounded-full border-2 border-line-strong px-3 py-0.5 text-center text-sm @[11rem]:ml-auto font-bold transition-colors duration-(--fast) group-hover:border-red-fill group-hover:bg-red-fill group-hover:text-on-red group-has-focus-visible:border-red-fill group-has-focus-visible:bg-red-fill group-has-focus-visible:text-on-red"
      >
        {t('bookVerb')}
      </span>
    </p>
  );
}

interface SlotStateProps extends Required<Pick<SlotCardProps, 'slot' | 'now'>> {
  state: 'full' | 'closed' | 'over';
  when: string;
}

function SlotState({ slot, state, now, when }: SlotStateProps) {
  const { t } = useTranslation('slots');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 @md:shrink-0">
      <p className="text-sm font-semibold">{t(`state.${state}`)}</p>
      {canWaitFor(slot, now) && (
        <TextLink
          to={paths.joinWaitlist(slot.id)}
          aria-label={t('waitFor', { when })}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t('wait')}
        </TextLink>
      )}
    </div>
  );
}
