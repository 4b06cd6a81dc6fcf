import { useSearchParams } from 'react-router-dom';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { addDays, addMonths, dayOf, monthOf, ownToday, weekOf, weeksOfMonth } from '../../model/calendar';

type SlotView = 'week' | 'month';

export interface ShownDays {
  view: SlotView;
  /** The selected day of a week on a phone, or of a month. */
  day: string;
  /** False if no day was selected and the default, today, is used. */
  isChosen: boolean;
  /** The visible weeks as lists of days. */
  weeks: readonly (readonly string[])[];
  from: string;
  to: string;
  /**
   * The day to select when going back a week or a month, or null if that range is entirely in the past. `after` is the
   * day when going forward.
   */
  before: string | null;
  after: string;
  choose: (change: { view?: SlotView; day?: string }) => void;
}

/** Returns the visible days. They are kept in the URL, so that they can be shared and survive Back and a reload. */
export function useShownDays(): ShownDays {
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const view: SlotView = params.get('view') === 'month' ? 'month' : 'week';
  const today = ownToday();
  const chosen = dayOf(params.get('day'));
  const day = chosen ?? today;
  const weeks = view === 'month' ? weeksOfMonth(day) : [weekOf(day, today)];
  const days = weeks.flat();
  // The visitor's and the arena's dates can differ by one day, so yesterday is still available.
  const earliest = addDays(today, -1);
  const previous = view === 'month' ? addMonths(day, -1) : addDays(days[0] ?? day, -7);
  const isInSight = view === 'month' ? monthOf(day) <= monthOf(earliest) : (days[0] ?? day) <= earliest;
  return {
    view,
    day,
    isChosen: chosen !== null,
    weeks,
    from: days[0] ?? day,
    to: days.at(-1) ?? day,
    before: isInSight ? null : previous < earliest ? today : previous,
    after: view === 'month' ? addMonths(day, 1) : addDays(days[0] ?? day, 7),
    choose: (change) =>
      changeQuery(
        (query) => {
          query.set('day', change.day ?? dayOf(query.get('day')) ?? today);
          if (change.view === 'month') query.set('view', 'month');
          if (change.view === 'week') query.delete('view');
        },
        { replace: true },
      ),
  };
}
