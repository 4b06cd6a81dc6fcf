import type { ArenaSlotWire } from '@dronesoccer/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallSpan, formatWallWeekday } from '@/lib/wall-time';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { RadioGroup } from '@/ui/fields/radio-group';

export interface MoveChoicesProps<Slot extends ArenaSlotWire> {
  moves: Pick<UseQueryResult<readonly Slot[]>, 'data' | 'isPending'>;
  texts: Record<'which' | 'loading' | 'none', string>;
  /** Where a time is, and what is left of it. */
  hintOf: (slot: Slot) => { where: string; left: string };
  /** The id of a slot. */
  value: string | null;
  onChange: (id: string) => void;
}

/** The times that a booking can move to. */
export function MoveChoices<Slot extends ArenaSlotWire>(props: MoveChoicesProps<Slot>) {
  const { moves, texts, hintOf, value, onChange } = props;
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
  return (
    <RadioGroup
      legend={texts.which}
      value={value}
      onChange={onChange}
      options={moves.data.map((slot) => {
        const { where, left } = hintOf(slot);
        return {
          value: slot.id,
          label: <MoveLabel slot={slot} />,
          hint: (
            <>
              {where}, <span className="whitespace-nowrap">{left}</span>
            </>
          ),
        };
      })}
    />
  );
}

/** The day and the time are on lines of their own: they are compared down the list. */
function MoveLabel({ slot: { localStart, localEnd } }: { slot: ArenaSlotWire }) {
  const locale = useLocale();
  return (
    <>
      <span className="block first-letter:uppercase">{formatWallWeekday(localStart, locale)}</span>
      <span className="block tabular-nums">{formatWallSpan(localStart, localEnd, locale)}</span>
    </>
  );
}
