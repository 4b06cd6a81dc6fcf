import type { ArenaSlotWire } from '@dronesoccer/contracts';
import { SlotCard } from './slots/slot-card';

export interface OtherSlotsProps {
  label: string;
  slots: readonly ArenaSlotWire[];
}

/** The next free times, each a link to the same booking there: nothing has to be typed again. */
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
