import { type SlotAdminWire, SlotState } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import type { DayRange } from './view';
import { dayOf } from './wall-time';

export interface CloseUndo {
  /** Days on which every slot was changed: they are changed back together. */
  ranges: DayRange[];
  /** Ids of slots on days where others had that state before: those others stay as they were. */
  single: string[];
}

/**
 * How a range that was closed (or opened) is put back as it was.
 * @param before its slots as they stood
 * @param state what they were all given
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
