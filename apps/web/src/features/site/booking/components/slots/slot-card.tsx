import type { SlotWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallSpan, formatWallWeekday } from '@/lib/wall-time';
import { Link, TextLink } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { availabilityOf, canWaitFor, leftWords, lowestPrices, slotTypes } from '../../model/offer';

export interface SlotCardProps {
  slot: SlotWire;
  /** Milliseconds: what has begun by then is over. */
  now: number;
}

/** One time of an arena: what it is, how many seats are left, what they cost. All of it leads to the booking. */
export function SlotCard({ slot, now }: SlotCardProps) {
  const { t } = useTranslation('slot');
  const locale = useLocale();
  const { localStart, localEnd } = slot;
  const type = slotTypes[slot.type];
  const words = leftWords(slot);
  const state = availabilityOf(slot, now);
  const isFree = state === 'free';
  const span = formatWallSpan(localStart, localEnd, locale);
  const when = `${formatWallWeekday(localStart, locale)}, ${span}`;
  return (
    <article
      className={cx(
        'group relative flex flex-col items-start gap-2 rounded-control border-2 p-3.5',
        isFree
          ? 'border-line bg-surface transition-[border-color,box-shadow] duration-(--fast) hover:border-ice hover:shadow-lift'
          : 'border-dashed border-line text-muted',
      )}
    >
      <h4 className="font-display text-[0.9375rem] font-bold text-balance tabular-nums">
        {isFree ? (
          <Link
            to={paths.book(slot.id)}
            aria-label={t('book', { when: `${when}, ${t(words.free, { count: slot.seatsLeft })}` })}
            className="after:absolute after:inset-0 after:rounded-control"
          >
            {span}
          </Link>
        ) : (
          span
        )}
      </h4>
      <Badge tone={isFree ? type.tone : 'neutral'}>{t(`type.${type.name}`)}</Badge>
      {isFree ? (
        <>
          <p className="flex items-baseline gap-1.5">
            <span className="numeral text-3xl">{slot.seatsLeft}</span>
            <span className="text-sm text-muted">{t(words.left, { count: slot.seatsLeft })}</span>
          </p>
          <SlotPrices slot={slot} />
        </>
      ) : (
        <>
          <p className="font-semibold">{t(`state.${state}`)}</p>
          {canWaitFor(slot, now) && (
            <TextLink
              to={paths.joinWaitlist(slot.id)}
              aria-label={t('waitFor', { when })}
              className="inline-flex min-h-11 items-center text-sm"
            >
              {t('wait')}
            </TextLink>
          )}
        </>
      )}
    </article>
  );
}

/** What a seat costs guests and members, what membership would save, and what the whole arena costs while it is free; of a
 * tournament, what a team pays. */
export function SlotPrices({ slot }: { slot: SlotWire }) {
  const { t } = useTranslation('slot');
  const locale = useLocale();
  const { guest, member, full, team, savings } = lowestPrices(slot);
  const money = (dollars: number) => formatMoney(dollars, locale);
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {team !== null && <li className="font-semibold">{t('teamPrice', { price: money(team) })}</li>}
      {guest !== null && <li className="font-semibold">{t('guestPrice', { price: money(guest) })}</li>}
      {member !== null && guest !== member && (
        <li className={guest === null ? 'font-semibold' : 'text-muted'}>
          {t('memberPrice', { price: money(member) })}
        </li>
      )}
      {savings > 0 && <li className="text-ice">{t('savings', { amount: money(savings) })}</li>}
      {full !== null && slot.isFullFree && <li className="text-muted">{t('fullPrice', { price: money(full) })}</li>}
    </ul>
  );
}
