import { type SlotAdminWire, SlotState } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import type { DayRange } from './view';
import { dayOf } from './wall-time';

export interface CloseUndo {
  /** The days on which every slot was changed. They are changed back together. */
  ranges: DayRange[];
  /** The ids of changed slots on days with other slots that already had the new state. Those others are not touched. */
  single: string[];
}

/**
 * Computes how to undo closing or opening a range.
 *
 * @param before the slots before the change
 * @param state the state that all slots were given
 */
export function undoOf({ from, to }: DayRange, before: readonly SlotAdminWire[], state: SlotState): CloseUndo {
  const slots = before.filter((slot) => slot.state !== SlotState.CANCELLED);
  const undo: CloseUndo = { ranges: [], single: [] };
  let run: DayRange | null = null;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const ofDay = slots.filter(({ localStart }) => dayOf(localStart) === day);
    const changed = ofDay.filter((slot) => slot.state !== state);
    if (changed.length < ofDay.length) {
      undo.single.push(...changed.map(({ id }) => id));
      run = null;
    } else if (ofDay.length > 0) {
      if (run) run.to = day;
      else undo.ranges.push((run = { from: day, to: day }));
    }
  }
  return undo;
}
