import type { ArenaSlotWire } from '@dronesoccer/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallSpan, formatWallWeekday } from '@/lib/wall-time';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { RadioGroup } from '@/ui/fields/radio-group';

interface MoveChoicesProps<Slot extends ArenaSlotWire> {
  moves: Pick<UseQueryResult<readonly Slot[]>, 'data' | 'isPending'>;
  texts: Record<'which' | 'loading' | 'none', string>;
  /** Returns the location and the remaining places of a slot. */
  hintOf: (slot: Slot) => { where: string; left: string };
  /** The id of the chosen slot. */
  value: string | null;
  onChange: (id: string) => void;
}

/** The slots that a booking can move to, grouped by day. */
export function MoveChoices<Slot extends ArenaSlotWire>(props: MoveChoicesProps<Slot>) {
  const { moves, texts, hintOf, value, onChange } = props;
  const locale = useLocale();
  if (moves.isPending) {
    return (
      <Loading label={texts.loading} className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  if (!moves.data) return null;
  if (moves.data.length === 0) return <p>{texts.none}</p>;
  const days = Map.groupBy(moves.data, ({ localStart }) => localStart.slice(0, 10));
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="sr-only">{texts.which}</legend>
      {[...days].map(([day, slots]) => (
        <RadioGroup
          key={day}
          legend={<span className="block first-letter:uppercase">{formatWallWeekday(day, locale)}</span>}
          value={value}
          onChange={onChange}
          options={slots.map((slot) => {
            const { where, left } = hintOf(slot);
            return {
              value: slot.id,
              label: <span className="tabular-nums">{formatWallSpan(slot.localStart, slot.localEnd, locale)}</span>,
              hint: (
                <>
                  {where}, <span className="whitespace-nowrap">{left}</span>
                </>
              ),
            };
          })}
        />
      ))}
    </fieldset>
  );
}
