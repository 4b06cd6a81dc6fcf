import { defineEvent, defineJob } from '../../platform/jobs/index.js';

/** A slot takes place no more, and will not again. */
export const slotCancelled = defineEvent<{ slotId: string }>('slots.cancelled');

/** Makes the slots of one pattern, from where it stopped. */
export const makeSlots = defineJob<{ patternId: string }>('slots.make', {
  timeoutSeconds: 600,
  title: { en: 'Creating the time slots of a pattern', fr: 'Création des plages horaires d’un modèle' },
});
