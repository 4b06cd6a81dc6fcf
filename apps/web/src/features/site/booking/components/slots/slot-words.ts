import { type SlotWire, SlotType } from '@dronesoccer/contracts';
import type { BadgeTone } from '@/ui/feedback/badge';

/** A type's name in the texts and its colour; the name is always written, so the colour says nothing alone. */
export const slotTypes = {
  [SlotType.GUEST]: { name: 'guest', tone: 'neutral' },
  [SlotType.MEMBER]: { name: 'member', tone: 'ice' },
  [SlotType.TOURNAMENT]: { name: 'tournament', tone: 'red' },
} as const satisfies Record<SlotType, { name: string; tone: BadgeTone }>;

/** How the texts count what is left of a slot, beside the figure and with it: seats, or places for teams. */
export const leftWords = ({ type }: Pick<SlotWire, 'type'>) =>
  type === SlotType.TOURNAMENT
    ? ({ left: 'teamsLeft', free: 'teamsFree' } as const)
    : ({ left: 'seatsLeft', free: 'seatsFree' } as const);

/** By `YYYY-MM-DD` at the arena. */
export type SlotsByDay = ReadonlyMap<string, readonly SlotWire[]>;

export const dayOfSlot = ({ localStart }: Pick<SlotWire, 'localStart'>): string => localStart.slice(0, 10);
