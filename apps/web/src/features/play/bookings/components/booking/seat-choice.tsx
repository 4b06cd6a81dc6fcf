import { type BookingWire, type CancelQuoteWire, SeatState } from '@dronesoccer/contracts';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Checkbox } from '@/ui/fields/checkbox';

type Seats = Pick<BookingWire, 'seats'>;

/** Holds which of a booking's taken seats are to be cancelled: all of them at first. */
export function useSeatChoice({ seats }: Seats) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const taken = seats.filter(({ state }) => state === SeatState.TAKEN);
  const chosen = taken.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
  return {
    taken,
    chosen,
    isWhole: chosen.length === taken.length,
    choose: (id: string, isChosen: boolean) => setKept(isChosen ? kept.filter((each) => each !== id) : [...kept, id]),
    reset: () => setKept([]),
  };
}

interface SeatChoiceProps {
  choice: ReturnType<typeof useSeatChoice>;
  legend: string;
  /** Names a seat whose player is unknown, by its number from 1. */
  seatName: (number: number) => string;
}

export function SeatChoice({ choice: { taken, chosen, choose }, legend, seatName }: SeatChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {taken.map(({ id, name }, index) => (
        <Checkbox
          key={id}
          label={name || seatName(index + 1)}
          checked={chosen.includes(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}

interface CancelQuoteProps {
  quote: CancelQuoteWire;
  texts: Record<'refund' | 'forfeit' | 'nothingPaid', string>;
  /** Says how much is refunded in cash at the desk. */
  atDesk: (amount: string) => ReactNode;
}

/** The effect of a cancellation on the money. */
export function CancelQuote({ quote: { refund, forfeit, atDesk: cash }, texts, atDesk }: CancelQuoteProps) {
  const locale = useLocale();
  if (refund === 0 && forfeit === 0) return <p>{texts.nothingPaid}</p>;
  const rows = [
    { label: texts.refund, amount: refund, tone: 'text-good' },
    { label: texts.forfeit, amount: forfeit, tone: 'text-warn' },
  ].filter(({ amount }) => amount > 0);
  return (
    <div className="flex flex-col gap-3 rounded-control bg-raised p-4">
      <dl className="flex flex-col gap-2">
        {rows.map(({ label, amount, tone }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt>{label}</dt>
            <dd className={`numeral text-xl ${tone}`}>{formatMoney(amount, locale)}</dd>
          </div>
        ))}
      </dl>
      {cash > 0 && <p>{atDesk(formatMoney(cash, locale))}</p>}
    </div>
  );
}
