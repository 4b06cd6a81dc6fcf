import { defineEvent, defineJob } from '../../platform/jobs/index.js';
import type { SlotRow } from './slots.queries.js';

/** The slot is cancelled, which is final. */
export const slotCancelled = defineEvent<{ slotId: string }>('slots.cancelled');

/** The slot has another time on its arena's clock, or another arena. */
export const slotMoved = defineEvent<SlotMoved>('slots.moved');

export interface SlotMoved {
  slotId: string;
  /** The time of the move in ISO 8601. */
  at: string;
  /** The former wall times. */
  from: { localStart: string; localEnd: string; timeZone: string };
}

/** Returns the event of a slot's move. The given row is the slot before it. */
export const moveOf = ({ id, localStart, localEnd, timeZone }: SlotRow, at: Date): SlotMoved => ({
  slotId: id,
  at: at.toISOString(),
  from: { localStart, localEnd, timeZone },
});

/** Makes the slots of one pattern, resuming where it stopped. */
export const makeSlots = defineJob<{ patternId: string }>('slots.make', {
  timeoutSeconds: 600,
  title: { en: 'Creating the time slots of a pattern', fr: 'Création des plages horaires d’un modèle' },
});
