import type { ArenaSlotWire } from '@dronesoccer/contracts';
import { SlotCard } from './slots/slot-card';

export interface OtherSlotsProps {
  label: string;
  slots: readonly ArenaSlotWire[];
}

/** The next free times. Each links to the same booking in that slot, so nothing has to be entered again. */
export function OtherSlots({ label, slots }: OtherSlotsProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {slots.map((slot) => (
        <li key={slot.id}>
          <SlotCard slot={slot} />
        </li>
      ))}
    </ul>
  );
}
