import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatMonth, formatShortWeekday, formatWallWeekday } from '@/lib/wall-time';
import { monthOf, type SlotsByDay } from '../../model/calendar';
import { availabilityOf } from '../../model/offer';
import type { ShownDays } from './use-shown-days';
import { DaySlots, daysToTheEdge } from './week-slots';

interface MonthSlotsProps {
  shown: ShownDays;
  byDay: SlotsByDay;
  now: number;
}

/** The number of free times on each day of a month, with the chosen day's times below. */
export function MonthSlots({ shown: { weeks, day: chosen, choose }, byDay, now }: MonthSlotsProps) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const [firstWeek = []] = weeks;
  return (
    <>
      <div className={daysToTheEdge}>
        <table className="w-full table-fixed border-separate border-spacing-1 max-sm:border-spacing-x-px">
          <caption className="sr-only">{formatMonth(chosen, locale)}</caption>
          <thead>
            <tr>
              {firstWeek.map((day) => (
                <th key={day} scope="col" className="pb-1 text-sm font-normal text-muted">
                  {formatShortWeekday(day, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days[0]}>
                {days.map((day) => {
                  const count = (byDay.get(day) ?? []).filter((slot) => availabilityOf(slot, now) === 'free').length;
                  const isChosen = day === chosen;
                  return (
                    <td key={day} className="p-0">
                      <button
                        type="button"
                        aria-pressed={isChosen}
                        className={cx(
                          'relative flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded-control border-2 sm:min-h-18',
                          isChosen ? 'border-ice bg-ice-fill text-on-ice' : 'border-line hover:border-line-strong',
                          !isChosen && (count > 0 ? 'bg-surface' : 'text-muted'),
                          !isChosen && monthOf(day) !== monthOf(chosen) && 'border-dashed',
                        )}
                        onClick={() => choose({ day })}
                      >
                        <span className="sr-only">{t('dayCount', { day: formatWallWeekday(day, locale), count })}</span>
                        <span aria-hidden className="numeral text-lg">
                          {Number(day.slice(8))}
                        </span>
                        <span aria-hidden className={cx('text-xs', !isChosen && count > 0 && 'text-ice')}>
                          {count > 0 ? (
                            <>
                              <span className="max-sm:hidden">{t('free', { count })}</span>
                              <span className="sm:hidden">{count}</span>
                            </>
                          ) : (
                            '–'
                          )}
                        </span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section className="flex flex-col gap-3">
        <h3 role="status" className="font-display text-lg font-bold first-letter:uppercase">
          {formatWallWeekday(chosen, locale)}
        </h3>
        <div className="max-w-xl">
          <DaySlots slots={byDay.get(chosen) ?? []} now={now} />
        </div>
      </section>
    </>
  );
}
