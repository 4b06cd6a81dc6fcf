import { useSearchParams } from 'react-router-dom';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { addDays, addMonths, dayOf, monthOf, ownToday, weekOf, weeksOfMonth } from '../../model/calendar';

export type SlotView = 'week' | 'month';

export interface ShownDays {
  view: SlotView;
  /** The day that was chosen: of a phone's week, and of a month. */
  day: string;
  /** False: no one has chosen it, it is today. */
  isChosen: boolean;
  /** The weeks in sight, by their days. */
  weeks: readonly (readonly string[])[];
  from: string;
  to: string;
  /** The chosen day when one goes a week or a month back or on; null: nothing is that long ago. */
  before: string | null;
  after: string;
  choose: (change: { view?: SlotView; day?: string }) => void;
}

/** Which days are looked at. They stand in the address, so that they are shared, and survive Back and a reload. */
export function useShownDays(): ShownDays {
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const view: SlotView = params.get('view') === 'month' ? 'month' : 'week';
  const today = ownToday();
  const chosen = dayOf(params.get('day'));
  const day = chosen ?? today;
  const weeks = view === 'month' ? weeksOfMonth(day) : [weekOf(day, today)];
  const days = weeks.flat();
  // Days of the visitor and of the arena can differ by one, so yesterday can still be looked at.
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
