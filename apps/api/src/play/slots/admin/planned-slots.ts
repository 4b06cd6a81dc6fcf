import type { SlotType } from '@dronesoccer/contracts';
import { occurrences, type WeeklyTime } from '@dronesoccer/domain';
import { placeSpan } from '@dronesoccer/domain/calendar';
import type { Days } from '../days.js';
import type { SlotCents } from '../slots.queries.js';

/** The offer at a weekly time. */
interface PlannedOffer {
  type: SlotType;
  /** The number of seats, or null for the arena's own capacity. */
  capacity: number | null;
  prices: SlotCents;
}

interface PlannedArena {
  id: string;
  timeZone: string;
  capacity: number;
  /** The days on which the arena gets no slots. */
  without: readonly string[];
}

/** Everything that decides which slots a pattern makes, so the job finds the same slots whenever it resumes. */
export interface SlotPlan {
  arenas: readonly PlannedArena[];
  offers: readonly PlannedOffer[];
  /** The weekly times, each with the index of its offer. */
  times: readonly (WeeklyTime & { offer: number })[];
  /** The days that the plan covers. */
  spans: readonly Days[];
  /** An instant. Slots that start at or before it are not made. */
  startsAfter: string;
}

/** A planned time in a zone, independent of the arena. */
interface PlannedTime {
  offer: number;
  /** The day in the pattern. */
  day: string;
  planned: { localStart: string; localEnd: string };
  /** The wall time that clocks show, which differs from `planned` if a clock change moves it. */
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
  /** True if the time is left out because the clock change moves it into another planned time. */
  isLeftOut: boolean;
}

/** Returns the plan's slots by arena and start, and the times that a clock change moves. */
export function plannedSlots(plan: SlotPlan): { slots: PlannedSlot[]; shifted: ShiftedTime[] } {
  // Arenas with the same zone and excluded days share their times. Most plans are for arenas of one city.
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
  // There are few shifted times, so each is compared with all others. A time that moved into another one gives way to
  // it.
  for (const time of shifted) {
    if (!kept.some((other) => other.startsAt < time.endsAt && time.startsAt < other.endsAt)) kept.push(time);
  }
  return { kept: kept.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()), shifted };
}
