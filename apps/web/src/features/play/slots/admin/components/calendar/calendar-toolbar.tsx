import { CalendarDays, CalendarRange, ChevronLeft, ChevronRight, List, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { filterClass } from '@/ui/data-table/filter-style';
import type { SlotBoard } from '../../api/use-slot-board';
import { type SlotView, stepOf } from '../../model/view';
import { longDay, monthName, rangeText } from '../../model/words';

const icons = { day: Square, week: CalendarRange, month: CalendarDays, list: List };

/** Selects the days and the view. */
export function CalendarToolbar({ board, today }: { board: SlotBoard; today: string }) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const { view, views, day, range, show } = board;
  const title: Record<SlotView, string> = {
    day: longDay(day, locale),
    week: rangeText(range, locale),
    month: monthName(day, locale),
    list: rangeText(range, locale),
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-4">
      <div className="flex items-center max-sm:-ml-2">
        <IconButton
          icon={ChevronLeft}
          label={t('calendar.before')}
          onClick={() => show({ day: stepOf(view, day, -1) })}
        />
        <Button variant="outline" onClick={() => show({ day: today })}>
          {t('calendar.today')}
        </Button>
        <IconButton
          icon={ChevronRight}
          label={t('calendar.after')}
          onClick={() => show({ day: stepOf(view, day, 1) })}
        />
      </div>
      <h2 aria-live="polite" className="display-3 text-base first-letter:uppercase max-sm:order-last max-sm:w-full">
        {title[view]}
      </h2>
      <div role="group" aria-label={t('calendar.view')} className="ml-auto flex flex-wrap gap-1 sm:gap-2">
        {views.map((each) => {
          const Icon = icons[each];
          return (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              className={filterClass(each === view)}
              onClick={() => show({ view: each })}
            >
              <Icon aria-hidden className="size-4.5 max-sm:hidden" />
              {t(`views.${each}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
