import { type ArenaFiguresWire, type FigureTable, leadTimeBuckets } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { FigureRows } from './figures.queries.js';

type Facts = { [Table in FigureTable]: readonly FigureRows[Table][] };

export function presentFigures({ from, to }: { from: string; to: string }, facts: Facts): ArenaFiguresWire {
  const { utilisation, hours, revenue, attendance, leadTime } = facts;
  const all = leadTime.find(({ bucket }) => bucket === null);
  return {
    ...{ from, to },
    utilisation: {
      byArena: utilisation.map(({ arena, ...row }) => ({ arena, ...seatsOf(row) })),
      byHour: hours.map(({ weekday, hour, ...row }) => ({ weekday, hour, ...seatsOf(row) })),
    },
    revenue: revenue.map(({ arena, bookings, paid, refunded, kept, tax }) => ({
      ...{ arena, bookings },
      paid: toDollars(paid),
      refunded: toDollars(refunded),
      kept: toDollars(kept),
      tax: toDollars(tax),
      net: toDollars(paid - refunded - tax),
    })),
    attendance: attendance.map(({ arena, came, absent, unmarked }) => ({ arena, came, absent, unmarked })),
    leadTime: {
      bookings: all?.bookings ?? 0,
      medianHours: hoursOf(all?.medianHours ?? null),
      buckets: leadTimeBuckets.map((days, index) => ({
        ...days,
        bookings: leadTime.find(({ bucket }) => bucket === index)?.bookings ?? 0,
      })),
    },
  };
}

const seatsOf = ({ slots, offered, taken }: Pick<FigureRows['hours'], 'slots' | 'offered' | 'taken'>) => ({
  slots,
  offered,
  taken,
});

/** Rounds to a tenth of an hour. */
export const hoursOf = (hours: number | null): number | null => (hours === null ? null : Math.round(hours * 10) / 10);
