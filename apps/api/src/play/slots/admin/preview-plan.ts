import { hash } from 'node:crypto';
import type { Locale, PlannedTimes, SkippedDayWire, SlotConflictWire, SlotPreviewWire } from '@dronesoccer/contracts';
import { type WeeklyTime, weekdayOf } from '@dronesoccer/domain';
import type { Holiday } from '@dronesoccer/domain/calendar';
import type { PlannedSlot, plannedSlots, ShiftedTime, SlotPlan } from './planned-slots.js';
import type { ExistingSlot } from './slot-patterns.queries.js';
import type { SlotArena } from './slots.queries.js';

/** The most conflicts and shifted times that a preview lists; `conflictTotal` counts all conflicts. */
const listedMax = 100;
/** The most new slots that a preview lists: three a day at five arenas for a month. */
const listedSlotsMax = 500;

/** A day of the pattern on which no slots are made, with its holiday or null. */
export interface LeftOutDay {
  day: string;
  holiday: Holiday | null;
}

interface Conflict {
  slot: PlannedSlot;
  standing: ExistingSlot;
}

/**
 * Returns the planned slots that overlap an existing slot, each with the first such slot. Both lists are sorted by
 * arena and start.
 */
function conflictsOf(slots: readonly PlannedSlot[], standing: readonly ExistingSlot[]): Conflict[] {
  const byArena = Map.groupBy(standing, ({ arenaId }) => arenaId);
  const conflicts: Conflict[] = [];
  let arenaId = '';
  let next = 0;
  for (const slot of slots) {
    const others = byArena.get(slot.arenaId) ?? [];
    if (slot.arenaId !== arenaId) [arenaId, next] = [slot.arenaId, 0];
    // Slots of one list do not overlap, so a slot that ended before this one began ended before every later one.
    while ((others[next]?.endsAt ?? slot.endsAt) <= slot.startsAt) next++;
    const other = others[next];
    if (other !== undefined && other.startsAt < slot.endsAt) conflicts.push({ slot, standing: other });
  }
  return conflicts;
}

const timesOf = ({ arenaId, localStart, localEnd }: PlannedTimes): PlannedTimes => ({ arenaId, localStart, localEnd });

const presentConflict = ({ slot, standing }: Conflict): SlotConflictWire => ({
  ...timesOf(slot),
  with: { id: standing.id, ...timesOf(standing) },
});

const presentShifted = ({ arenaId, planned, isLeftOut, ...time }: ShiftedTime): SlotPreviewWire['shifted'][number] => ({
  arenaId,
  ...planned,
  startsAt: time.startsAt.toISOString(),
  endsAt: time.endsAt.toISOString(),
  becomes: isLeftOut ? null : { localStart: time.localStart, localEnd: time.localEnd },
});

/** Returns the left-out days on which the plan has a time. */
function skippedDays(days: readonly LeftOutDay[], times: readonly WeeklyTime[], locale: Locale): SkippedDayWire[] {
  const weekdays = new Set(times.map(({ day }) => day));
  const skipped = days
    .filter(({ day }) => weekdays.has(weekdayOf(day)))
    .map(({ day, holiday }) => ({ day, holiday: holiday?.name[locale] ?? null }));
  return [...new Map(skipped.map((each) => [JSON.stringify(each), each])).values()].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  );
}

interface PreviewedPlan {
  plan: SlotPlan;
  planned: ReturnType<typeof plannedSlots>;
  arenas: readonly SlotArena[];
  leftOut: readonly LeftOutDay[];
  /** The existing slots, sorted by arena and start. */
  standing: readonly ExistingSlot[];
}

/** Returns the preview that an administrator is asked to confirm. */
export function previewOf(
  { plan, planned: { slots, shifted }, arenas, leftOut, standing }: PreviewedPlan,
  locale: Locale,
): SlotPreviewWire {
  const conflicts = conflictsOf(slots, standing);
  const inTheWay = new Set(conflicts.map(({ slot }) => slot));
  const free = slots.filter((slot) => !inTheWay.has(slot));
  const totals = Map.groupBy(free, ({ arenaId }) => arenaId);
  return {
    fingerprint: fingerprintOf(plan, free, conflicts),
    total: free.length,
    byArena: arenas.map(({ id, name }) => {
      const made = totals.get(id) ?? [];
      return { arenaId: id, name, total: made.length, firstDay: made[0]?.localStart.slice(0, 10) ?? null };
    }),
    slots: free.slice(0, listedSlotsMax).map(timesOf),
    conflicts: conflicts.slice(0, listedMax).map(presentConflict),
    conflictTotal: conflicts.length,
    skipped: skippedDays(leftOut, plan.times, locale),
    shifted: shifted.slice(0, listedMax).map(presentShifted),
    generation: null,
  };
}

/** Hashes the plan, the slots that it would make and the conflicts, but not the time of the request. */
function fingerprintOf(
  { startsAfter: _, ...plan }: SlotPlan,
  free: readonly PlannedSlot[],
  conflicts: readonly Conflict[],
): string {
  const made = free.map(({ arenaId, startsAt, endsAt }) => [arenaId, startsAt.getTime(), endsAt.getTime()]);
  const inTheWay = conflicts.map(({ slot, standing }) => [slot.arenaId, slot.startsAt.getTime(), standing.id]);
  return hash('sha256', JSON.stringify([plan, made, inTheWay]), 'base64url');
}
