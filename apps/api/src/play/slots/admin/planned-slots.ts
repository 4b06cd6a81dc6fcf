import type { SlotType } from '@dronesoccer/contracts';
import { occurrences, type WeeklyTime } from '@dronesoccer/domain';
import { placeSpan } from '@dronesoccer/domain/calendar';
import type { Days } from '../days.js';
import type { SlotCents } from '../slots.queries.js';

/** What is offered at a weekly time. */
export interface PlannedOffer {
  type: SlotType;
  /** Null: the arena's own. */
  capacity: number | null;
  prices: SlotCents;
}

export interface PlannedArena {
  id: string;
  timeZone: string;
  capacity: number;
  /** Days left out there. */
  without: readonly string[];
}

/** All that decides which slots a pattern makes, so the job that makes them finds the same ones whenever it goes on. */
export interface SlotPlan {
  arenas: readonly PlannedArena[];
  offers: readonly PlannedOffer[];
  /** Weekly times, each with the index of its offer. */
  times: readonly (WeeklyTime & { offer: number })[];
  /** The days it is for. */
  spans: readonly Days[];
  /** An instant: what has started by then is not made. */
  startsAfter: string;
}

/** A slot at its place and time, whatever the arena. */
interface PlannedTime {
  offer: number;
  /** The day that the pattern means. */
  day: string;
  planned: { localStart: string; localEnd: string };
  /** What clocks show. */
  localStart: string;
  localEnd: string;
  startsAt: Date;
  endsAt: Date;
}

export interface PlannedSlot extends PlannedTime {
  arenaId: string;
  timeZone: string;
  capacity: number;
}

export interface ShiftedTime extends PlannedSlot {
  /** Because of the clock change the next planned time is there, so it is left out. */
  isLeftOut: boolean;
}

/** The slots of a plan by arena and start, and which of its times a clock change moves. */
export function plannedSlots(plan: SlotPlan): { slots: PlannedSlot[]; shifted: ShiftedTime[] } {
  // Arenas of one zone and the same days share their times: most plans are for arenas of one city.
  const known = new Map<string, ReturnType<typeof timesIn>>();
  const slots: PlannedSlot[] = [];
  const shifted: ShiftedTime[] = [];
  for (const { id: arenaId, timeZone, capacity, without } of plan.arenas) {
    const key = JSON.stringify([timeZone, without]);
    const times = known.get(key) ?? timesIn(plan, timeZone, new Set(without));
    known.set(key, times);
    const slotOf = (time: PlannedTime): PlannedSlot => ({
      ...time,
      ...{ arenaId, timeZone, capacity: plan.offers[time.offer]?.capacity ?? capacity },
    });
    for (const time of times.kept) slots.push(slotOf(time));
    for (const time of times.shifted) shifted.push({ ...slotOf(time), isLeftOut: !times.kept.includes(time) });
  }
  return { slots, shifted };
}

function timesIn(plan: SlotPlan, timeZone: string, without: ReadonlySet<string>) {
  const startsAfter = new Date(plan.startsAfter);
  const steady: PlannedTime[] = [];
  const shifted: PlannedTime[] = [];
  for (const span of plan.spans) {
    for (const { index, day, localStart, localEnd } of occurrences(plan.times, { ...span, without })) {
      const { isShifted, ...placed } = placeSpan(timeZone, { localStart, localEnd });
      if (placed.startsAt <= startsAfter) continue;
      const offer = plan.times[index]?.offer ?? 0;
      (isShifted ? shifted : steady).push({ offer, day, planned: { localStart, localEnd }, ...placed });
    }
  }
  const kept = [...steady];
  // Few, so each may look at all: a time that moved into another one gives way to it.
  for (const time of shifted) {
    if (!kept.some((other) => other.startsAt < time.endsAt && time.startsAt < other.endsAt)) kept.push(time);
  }
  return { kept: kept.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()), shifted };
}
