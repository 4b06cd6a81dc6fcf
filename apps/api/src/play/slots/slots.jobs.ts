import { defineEvent, defineJob } from '../../platform/jobs/index.js';

/** The slot is cancelled, which is final. */
export const slotCancelled = defineEvent<{ slotId: string }>('slots.cancelled');

/** Makes the slots of one pattern, resuming where it stopped. */
export const makeSlots = defineJob<{ patternId: string }>('slots.make', {
  timeoutSeconds: 600,
  title: { en: 'Creating the time slots of a pattern', fr: 'Création des plages horaires d’un modèle' },
});
