import type { OpeningHours, SlotAdminWire } from '@dronesoccer/contracts';
import { weekdayOf } from '@dronesoccer/domain';
import type { SlotView } from './view';
import { dayOf, timeOf } from './wall-time';

const usualHours = { from: '08:00', to: '22:00' };

const hourBefore = (time: string): string => `${String(Math.max(Number(time.slice(0, 2)) - 1, 0)).padStart(2, '0')}:00`;
const hourAfter = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${String(Math.min(hour + (minute > 0 ? 2 : 1), 24)).padStart(2, '0')}:00`;
};

/**
 * Returns the times of day that the calendar shows: the opening hours with an hour around them, extended to include
 * every slot.
 */
export function shownTimes(
  hours: readonly OpeningHours[],
  slots: readonly SlotAdminWire[],
): { from: string; to: string } {
  const opens = hours.map((each) => hourBefore(each.opens));
  const closes = hours.map((each) => hourAfter(each.closes));
  // A slot past midnight needs the whole day.
  const starts = slots.map((slot) => (isOvernight(slot) ? '00:00' : `${timeOf(slot.localStart).slice(0, 2)}:00`));
  const ends = slots.map((slot) => (isOvernight(slot) ? '24:00' : hourAfter(timeOf(slot.localEnd))));
  const from = [...(hours.length > 0 ? opens : [usualHours.from]), ...starts].toSorted()[0] ?? usualHours.from;
  const to = [...(hours.length > 0 ? closes : [usualHours.to]), ...ends].toSorted().at(-1) ?? usualHours.to;
  return { from, to };
}

/** Returns the slot to scroll to: the one that starts earliest in the day, on any day. */
export function earliestSlot(slots: readonly SlotAdminWire[]): SlotAdminWire | null {
  const byTime = slots.toSorted((a, b) => timeOf(a.localStart).localeCompare(timeOf(b.localStart)));
  return byTime[0] ?? null;
}

/** Returns the opening hours of the days in a view. */
export const hoursWithin = (hours: readonly OpeningHours[], view: SlotView, day: string): readonly OpeningHours[] =>
  view === 'day' ? hours.filter((each) => each.day === weekdayOf(day)) : hours;

/** Returns whether a slot ends on a later day, which includes an end at midnight. */
const isOvernight = ({ localStart, localEnd }: SlotAdminWire): boolean => dayOf(localStart) !== dayOf(localEnd);

/**
 * Converts opening hours for the calendar, which numbers days from Sunday, 0. Returns false if no hours are known, so
 * that nothing is shaded.
 */
export const businessHours = (hours: readonly OpeningHours[]) =>
  hours.length > 0 &&
  hours.map(({ day, opens, closes }) => ({ daysOfWeek: [day % 7], startTime: opens, endTime: closes }));

const eveningStart = '18:00';

/** Returns the default start of a slot on a day: the arena's opening time. */
export function firstTime(day: string, hours: readonly OpeningHours[]): string {
  const weekday = weekdayOf(day);
  return (
    hours
      .filter((each) => each.day === weekday)
      .map(({ opens }) => opens)
      .toSorted()[0] ?? eveningStart
  );
}
