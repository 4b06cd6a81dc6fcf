import { PlayerState } from '@dronesoccer/contracts';
import type { BadgeTone } from '@/ui/feedback/badge';

/** An answer's name in the texts and its colour. */
export const playerStates = {
  [PlayerState.INVITED]: { name: 'invited', tone: 'neutral' },
  [PlayerState.CONFIRMED]: { name: 'confirmed', tone: 'good' },
  [PlayerState.DECLINED]: { name: 'declined', tone: 'warn' },
} as const satisfies Record<PlayerState, { name: string; tone: BadgeTone }>;
