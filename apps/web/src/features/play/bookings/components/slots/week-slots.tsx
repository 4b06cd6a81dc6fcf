import type { SlotWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatShortWeekday, formatWallWeekday } from '@/lib/wall-time';
import type { SlotsByDay } from '../../model/calendar';
import { availabilityOf } from '../../model/offer';
import { SlotCard } from './slot-card';
import type { ShownDays } from './use-shown-days';

/** On the narrowest phones, seven days are a thumb wide only if they extend to the screen edges. */
export const daysToTheEdge = 'max-[22.5rem]:-mx-4';

interface WeekSlotsProps {
  shown: ShownDays;
  byDay: SlotsByDay;
  now: number;
}

/** Seven columns on a wide screen; on a narrow one, a strip of days above the chosen day's times. */
export function WeekSlots({ shown, byDay, now }: WeekSlotsProps) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const days = shown.weeks.flat();
  return (
    <>
      <div
        role="group"
        aria-label={t('days')}
        className={cx('grid grid-cols-7 gap-1 max-sm:gap-0.5 lg:hidden', daysToTheEdge)}
      >
        {days.map((day) => {
          const count = (byDay.get(day) ?? []).filter((slot) => availabilityOf(slot, now) === 'free').length;
          const isChosen = day === shown.day;
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isChosen}
              className={cx(
                'relative flex min-h-18 flex-col items-center justify-center gap-1 rounded-control border-2',
                isChosen ? 'border-ice bg-ice-fill text-on-ice' : 'border-line bg-surface',
              )}
              onClick={() => shown.choose({ day })}
            >
              <span className="sr-only">{t('dayCount', { day: formatWallWeekday(day, locale), count })}</span>
              <span aria-hidden className="text-xs">
                {formatShortWeekday(day, locale)}
              </span>
              <span aria-hidden className="numeral text-lg">
                {Number(day.slice(8))}
              </span>
              <span
                aria-hidden
                className={cx('h-1 w-4 rounded-full', count > 0 && (isChosen ? 'bg-on-ice' : 'bg-ice-fill'))}
              />
            </button>
          );
        })}
      </div>
      <ol className="grid grid-cols-1 items-start gap-2 lg:grid-cols-7">
        {days.map((day) => (
          <li key={day} className={cx('flex flex-col gap-2', day !== shown.day && 'max-lg:hidden')}>
            <h3 className="border-b-2 border-line pb-2 text-sm text-muted">
              <span className="lg:sr-only">{formatWallWeekday(day, locale)}</span>
              <span aria-hidden className="flex items-baseline justify-between max-lg:hidden">
                {formatShortWeekday(day, locale)}
                <span className="numeral text-lg text-ink">{Number(day.slice(8))}</span>
              </span>
            </h3>
            <DaySlots slots={byDay.get(day) ?? []} now={now} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The times of one day, in order. */
export function DaySlots({ slots, now }: { slots: readonly SlotWire[]; now: number }) {
  const { t } = useTranslation('slots');
  if (slots.length === 0) return <p className="text-sm text-muted">{t('noneThatDay')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {slots.map((slot) => (
        <li key={slot.id}>
          <SlotCard slot={slot} now={now} isInDay />
        </li>
      ))}
    </ul>
  );
}
